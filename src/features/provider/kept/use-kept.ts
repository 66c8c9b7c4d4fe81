import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { leftOver } from './queries.ts';
import type { LeftOver } from './queries.ts';
import { useLines } from './use-lines.ts';

export interface Kept extends LeftOver {
  lines: readonly string[];
}

/** What was typed about one client, or about all, whose records are closed by now; null while it is read. */
export function useKept(clientId?: string): readonly Kept[] | null {
  const linesIn = useLines();
  const answer = useRows((db, userId) => leftOver(db, userId, clientId), [clientId]);
  if (answer.state === 'reading') return null;
  return (knownOf(answer) ?? [])
    .map(({ draft, name }) => ({ draft, name, lines: linesIn(draft) }))
    .filter(({ lines }) => lines.length > 0);
}
