import type { Application, State } from './shapes.ts';

const DECISIONS: Record<State, readonly Decision[]> = {
  pending: ['approved', 'needs-information', 'rejected'],
  needs_information: ['approved', 'rejected'],
  approved: ['suspended', 'rejected'],
  expired: ['suspended', 'rejected'],
  suspended: ['approved', 'rejected'],
  rejected: ['approved'],
};

export type Decision = 'approved' | 'needs-information' | 'rejected' | 'suspended' | 'renewed' | 'not-renewed';

/** What a decision is called: nobody who was never approved loses an approval. */
export const calledOn = (decision: Decision, state: State): Decision | 'withdrawn' =>
  decision === 'rejected' && (state === 'approved' || state === 'expired' || state === 'suspended')
    ? 'withdrawn'
    : decision;

/** What can be decided; a new day is decided before all else. */
export const decisionsOn = ({ state, license_renews_on }: Pick<Application, 'state' | 'license_renews_on'>) => [
  ...(license_renews_on === null ? [] : (['renewed', 'not-renewed'] as const)),
  ...DECISIONS[state],
];

/** Administrators, that is. */
export const needsTwo = ({ role }: Pick<Application, 'role'>): boolean =>
  role === 'doctor' || role === 'aesthetic_surgeon';

/** Why a decision has to wait; null where it can be taken. */
export function obstacleTo(
  decision: Decision,
  { problem, first_approval }: Pick<Application, 'problem' | 'first_approval'>,
): Application['problem'] | 'own' {
  if (decision !== 'approved') return null;
  return problem ?? (first_approval === 'own' ? 'own' : null);
}

/** Whoever is approved needs no reason. */
export const isGentle = (decision: Decision): boolean => decision === 'approved' || decision === 'renewed';

export const TONES = {
  pending: 'idle',
  needs_information: 'info',
  approved: 'ok',
  expired: 'warn',
  suspended: 'warn',
  rejected: 'bad',
} as const satisfies Record<State, string>;
