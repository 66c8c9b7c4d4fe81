import { knownRole } from '#src/areas/screen.ts';
import type { Screen } from '#src/areas/screen.ts';
import { homeOf, isProviderType } from '#src/lib/roles.ts';
import type { FirstSync } from '#src/data/sync/first-sync.ts';
import { isPassed } from '#src/data/session/session.ts';
import type { Assurance } from '#src/data/session/session.ts';

// Who may see what. The server enforces roles and guards the rows; this only spares people empty screens.

/** The profile from the local database, or what the session remembers of it. */
export type Person =
  | { state: 'reading' }
  | { state: 'coming'; progress: FirstSync; canStart: boolean }
  | { state: 'failed'; retry: () => void }
  | { state: 'known'; role: string | null; providerStatus: string | null; isOnboarded: boolean };

export interface Visit {
  screen: Pick<Screen, 'path' | 'roles'>;
  session: 'loading' | 'signed-out' | 'signed-in';
  assurance: Assurance;
  person: Person;
  /** This page is already shown, and a change made on it may be why the person has changed. */
  isShown: boolean;
}

export type Verdict =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'go'; to: string }
  /** A provider who is not approved, or not any more. */
  | { kind: 'not-approved'; status: string | null }
  /** The first sync is running, and may have brought enough to start. */
  | { kind: 'coming'; progress: FirstSync; canStart: boolean }
  | { kind: 'failed'; retry: () => void };

const SHOW: Verdict = { kind: 'show' };
const WAIT: Verdict = { kind: 'wait' };
const go = (to: string): Verdict => ({ kind: 'go', to });

type Known = Extract<Person, { state: 'known' }>;

/** Only the roles a screen names. */
const isAllowed = ({ roles }: Visit['screen'], person: Known): boolean => roles.includes(knownRole(person.role));

function ofProvider(screen: Visit['screen'], person: Known): Verdict {
  const home = homeOf(person.role);
  if (!isAllowed(screen, person)) return go(home);
  const { providerStatus: status } = person;
  if (screen.path === home && status !== 'approved') return { kind: 'not-approved', status };
  return SHOW;
}

function ofOthers(screen: Visit['screen'], person: Known, isShown: boolean): Verdict {
  const home = homeOf(person.role);
  const isDone = person.isOnboarded || person.role === 'admin' || home !== '/dashboard';
  if (screen.path === '/onboarding') return isDone && !isShown ? go(home) : SHOW;
  if (!isDone) return go('/onboarding');
  return isAllowed(screen, person) ? SHOW : go(home);
}

/** Evaluated on every change of path and of what it depends on. */
export function verdictOn({ screen, session, assurance, person, isShown }: Visit): Verdict {
  if (session === 'loading') return WAIT;
  if (session === 'signed-out') return go('/auth');
  if (!isPassed(assurance)) return go('/auth');
  if (assurance === 'reading' || person.state === 'reading') return WAIT;
  if (person.state === 'coming') return { kind: 'coming', progress: person.progress, canStart: person.canStart };
  if (person.state === 'failed') return { kind: 'failed', retry: person.retry };
  return isProviderType(person.role) ? ofProvider(screen, person) : ofOthers(screen, person, isShown);
}
