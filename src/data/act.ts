import { act } from '#sync/engine/act.ts';
import type { Action, Outcome } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { useOpen } from './provider.tsx';

export type { Action } from '#sync/engine/act.ts';

/** An action, or what makes one of whoever is signed in. */
export type Doing<T> = Action<T> | ((userId: string) => Action<T>);

/** Does it in the database of whoever is signed in, and fails where none is open. */
export function useAct(): <T>(doing: Doing<T>) => Promise<Outcome<T>> {
  const open = useOpen();
  return async (doing) => {
    if (!open) throw new Error('no database is open');
    return act(open.db, typeof doing === 'function' ? doing(open.userId) : doing);
  };
}

/** For what has to be saved with something else, in one transaction: where it is gone, none of it is. */
export async function actOrFail(db: Local, action: Action<unknown>): Promise<void> {
  const { became } = await act(db, action);
  if (became === 'gone') throw new Error('what was to be saved is gone');
}
