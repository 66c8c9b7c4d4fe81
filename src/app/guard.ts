import { homeOf, isProviderType, providerOf } from '#src/features/account/roles.ts';
import type { FirstSync } from '#src/data/first-sync.ts';
import type { Assurance } from '#src/data/session.ts';

// Who may see what. The server holds the roles and guards the rows; this only spares people screens without content.

/** The profile as the local database has it, or what the session remembers of it. */
export type Person =
  | { state: 'reading' }
  | { state: 'coming'; progress: FirstSync }
  | { state: 'failed'; retry: () => void }
  | { state: 'known'; role: string | null; providerStatus: string | null; isOnboarded: boolean };

export interface Visit {
  path: string;
  session: 'loading' | 'signed-out' | 'signed-in';
  assurance: Assurance;
  person: Person;
  /** This page has been shown already, and what was done on it may have changed the person. */
  isShown: boolean;
}

export type Verdict =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'go'; to: string }
  /** A provider nobody has approved. */
  | { kind: 'not-approved'; isRejected: boolean }
  /** The first sync has not brought who is here. */
  | { kind: 'coming'; progress: FirstSync }
  | { kind: 'failed'; retry: () => void };

/** The appointments of a provider are on his dashboard, and so what tells of one leads him there. */
const FOR_CLIENTS = new Set(['/dashboard', '/onboarding', '/schedule', '/lab', '/lab/order']);

const SHOW: Verdict = { kind: 'show' };
const WAIT: Verdict = { kind: 'wait' };
const go = (to: string): Verdict => ({ kind: 'go', to });

type Known = Extract<Person, { state: 'known' }>;

function ofProvider(path: string, { role, providerStatus }: Known): Verdict {
  const home = homeOf(role);
  const isDashboard = path === home;
  if (FOR_CLIENTS.has(path) || (providerOf(path) && !isDashboard)) return go(home);
  const isApproved = providerStatus === 'approved';
  if (isDashboard && !isApproved) return { kind: 'not-approved', isRejected: providerStatus === 'rejected' };
  return SHOW;
}

function ofOthers(path: string, { role, isOnboarded }: Known, isShown: boolean): Verdict {
  const isDone = isOnboarded || role === 'admin';
  if (path === '/onboarding') return isDone && !isShown ? go('/dashboard') : SHOW;
  if (!isDone) return go('/onboarding');
  return providerOf(path) ? go('/dashboard') : SHOW;
}

/** Asked again on every change of the path, and whenever one of its grounds changes. */
export function verdictOn({ path, session, assurance, person, isShown }: Visit): Verdict {
  if (session === 'loading') return WAIT;
  if (session === 'signed-out') return go('/auth');
  if (assurance === 'second-step') return go('/auth');
  if (assurance === 'reading' || person.state === 'reading') return WAIT;
  if (person.state === 'coming') return { kind: 'coming', progress: person.progress };
  if (person.state === 'failed') return { kind: 'failed', retry: person.retry };
  return isProviderType(person.role) ? ofProvider(path, person) : ofOthers(path, person, isShown);
}
