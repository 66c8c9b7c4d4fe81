import type { Asking } from '#src/work/remote/use-asking.ts';
import type { questionOf } from './rules.ts';
import { Lines, Verdicts } from './shapes.ts';
import type { Line, Verdict } from './shapes.ts';

type Client = Parameters<Parameters<Asking['ask']>[0]>[0];

const MOST = 1000;

/** All lines of a question, page by page. */
export async function linesOf(
  client: Client,
  question: ReturnType<typeof questionOf>,
): Promise<{ data: Line[]; error: unknown }> {
  const lines: Line[] = [];
  for (;;) {
    const last = lines.at(-1);
    const { data, error } = await client.rpc('audit_page', {
      ...question,
      ...(last && { after: last.id }),
      most: MOST,
    });
    if (error) return { data: [], error };
    const page = Lines.parse(data);
    lines.push(...page);
    if (page.length < MOST) return { data: lines, error: null };
  }
}

/** From the first line to the last, some thousand at a time, as far as the first that is not as it was written. */
export async function verifyAll(
  client: Client,
  onChecked: (lines: number) => void,
): Promise<{ data: Verdict | null; error: unknown }> {
  let after = 0;
  for (;;) {
    const { data, error } = await client.rpc('verify_audit', { after });
    if (error) return { data: null, error };
    const [verdict] = Verdicts.parse(data);
    if (!verdict || verdict.ended) return { data: verdict ?? null, error: null };
    after = verdict.checked;
    onChecked(after);
  }
}
