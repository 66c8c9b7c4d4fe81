import { act } from '#sync/engine/act.ts';
import type { Action, Outcome } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { useOpen } from '#src/data/database/use-open.ts';

export type { Action } from '#sync/engine/act.ts';

/** An action, or a function from the user's id to one. */
export type UserAction<T> = Action<T> | ((userId: string) => Action<T>);

/** Runs an action in the signed-in user's database; throws where none is open. */
export function useAct(): <T>(action: UserAction<T>) => Promise<Outcome<T>> {
  const open = useOpen();
  return async (doing) => {
    if (!open) throw new Error('no database is open');
    return act(open.db, typeof doing === 'function' ? doing(open.userId) : doing);
  };
}

/** For an action inside a larger transaction: throws where the record is gone, so that nothing is saved. */
export async function actOrFail(db: Local, action: Action<unknown>): Promise<void> {
  const { became } = await act(db, action);
  if (became === 'gone') throw new Error('what was to be saved is gone');
}
