import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { TestDatabase } from '../support/database.ts';

export const options = parseArgs({
  options: {
    json: { type: 'string' },
    transactions: { type: 'string' },
    rows: { type: 'string' },
    engine: { type: 'string', default: 'postgres' },
    clients: { type: 'string', default: '40' },
    people: { type: 'string' },
    lines: { type: 'string', default: '1000000' },
    posts: { type: 'string', default: '100000' },
  },
}).values;

/** Prints a benchmark's figures, and writes them to the file that `--json` names. */
export async function report(figures: Record<string, unknown>): Promise<void> {
  const text = JSON.stringify(figures, null, 2);
  process.stdout.write(`${text}\n`);
  if (options.json !== undefined) await writeFile(options.json, `${text}\n`);
}

const ROUNDS = 15;
const NODE_TIME = /actual time=[\d.]+\.\.([\d.]+)/;

/** Milliseconds in the server of what is asked by each in turn, the median and the most, and the pages of the last. */
export async function costAs(
  db: TestDatabase,
  who: string | ((round: number) => string),
  sql: string,
  values: unknown[] = [],
): Promise<{ ms: number; most: number; buffers: number }> {
  const times: number[] = [];
  let buffers = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const plan = await db.as(typeof who === 'string' ? who : who(round), (session) =>
      session.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${sql}`, values),
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    times.push(Number(NODE_TIME.exec(text)?.[1]));
    buffers = Number(/shared hit=(\d+)/.exec(text)?.[1] ?? 0);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { ms: sorted[ROUNDS >> 1] ?? 0, most: sorted.at(-1) ?? 0, buffers };
}

/** The server reports the processor time of parsing, binding and executing each, in a message's detail. */
export function cpuMsOf(detail: string): number {
  const found = /([\d.]+) s user, ([\d.]+) s system/.exec(detail);
  return found === null ? 0 : 1000 * (Number(found[1]) + Number(found[2]));
}
