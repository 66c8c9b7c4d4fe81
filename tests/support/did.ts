import { act } from '#sync/engine/act.ts';
import type { Action } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Clock } from '#sync/engine/journal.ts';

/** Does it and answers with its value; that what it is about is gone is a failure. */
export async function did<T>(db: Local, action: Action<T>, clock?: Clock): Promise<T> {
  const outcome = await act(db, action, clock);
  if (outcome.became === 'gone') throw new Error('what was to be changed is gone');
  return outcome.value;
}
