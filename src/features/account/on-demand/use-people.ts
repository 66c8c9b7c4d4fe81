import { useEffect, useState } from 'react';
import type { AppData } from '#src/data/app-data.ts';
import { useAppData } from '#src/data/provider.tsx';
import { isPassed } from '#src/data/session/session.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { handTo, peopleBeside } from '#src/data/session/people.ts';
import type { Person } from '#src/data/session/people.ts';
import { noteUnlocked } from '#src/data/session/unlocked.ts';
import { unsentIn } from '#src/data/session/unsent.ts';
import { emailPrefixOf } from '#src/lib/names.ts';
import { homeOf } from '#src/lib/roles.ts';
import { leaving } from '../leaving/leaving.ts';

/** Whoever is beside, with what waits in the database of each. */
export interface Listed extends Person {
  waiting: number;
}

export const calledBy = ({ name, email }: Pick<Person, 'name' | 'email'>): string => name || emailPrefixOf(email);

/** None where it cannot be counted. */
async function withWaiting(person: Person): Promise<Listed> {
  const unsent = await unsentIn(person.userId).catch(() => null);
  return { ...person, waiting: unsent ? unsent.count + unsent.held : 0 };
}

const listed = async ({ session }: AppData): Promise<Listed[]> =>
  Promise.all((await peopleBeside(session.store)).map(withWaiting));

/** Null until it is read. */
export function usePeople(): { inHand: Person | null; isShut: boolean; isPassed: boolean; beside: Listed[] | null } {
  const data = useAppData();
  const now = useSession();
  const [beside, setBeside] = useState<Listed[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    listed(data)
      .catch(() => [])
      .then((people) => isWanted && setBeside(people))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [data]);
  const isHere = now.state === 'signed-in';
  return {
    inHand: isHere ? { ...now.account, canSync: now.canSync } : null,
    isShut: isHere && now.assurance === 'locked',
    isPassed: isHere && isPassed(now.assurance),
    beside,
  };
}

/** Nothing of the former is in this page once it is loaded anew: no row, no words typed, no key. */
export async function giveTo(data: AppData, person: Person | null): Promise<boolean> {
  leaving.set(true);
  await data.opening.want(null);
  const { store } = data.session;
  const isInHand = person !== null && (await store.account())?.userId === person.userId;
  if (!isInHand && !(await handTo(store, localStorage, person?.userId ?? null))) {
    leaving.set(false);
    return false;
  }
  if (person) noteUnlocked(person.userId);
  location.replace(person ? homeOf(person.role) : '/auth');
  return true;
}
