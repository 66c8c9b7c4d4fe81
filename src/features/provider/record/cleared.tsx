import { clearancesOf } from '#sync/queries/care-papers.ts';
import { peopleById } from '#sync/queries/people.ts';
import { readyOn } from '#sync/queries/readiness-answers.ts';
import { clearanceOn } from '#sync/rules/clearance.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { ClearanceNotice } from '#src/work/signed/clearance.tsx';

/** What a doctor signed about training, where it is planned. */
export function Signed({ clientId }: { clientId: string }) {
  const today = useToday();
  const ready = knownOf(useRow((db) => readyOn(db, clientId, today), [clientId, today]));
  return ready?.clearance ? <ClearanceNotice clearance={ready.clearance} /> : null;
}

/** Of these clients the names of those whom a doctor has not cleared. */
export async function unclearedOf(db: ReadOnly, clientIds: readonly string[], today: Day): Promise<string[]> {
  const found = await Promise.all(
    clientIds.map(async (id) =>
      clearanceOn(await clearancesOf(db, id), today)?.verdict === 'not_cleared' ? [id] : [],
    ),
  );
  return (await peopleById(db, found.flat())).map(fullNameOf);
}

export function useUncleared(clientIds: readonly string[]): readonly string[] {
  const today = useToday();
  return knownOf(useRows((db) => unclearedOf(db, clientIds, today), [clientIds.join(), today])) ?? [];
}
