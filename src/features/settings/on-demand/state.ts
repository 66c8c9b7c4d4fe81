import type { Asked } from './shapes.ts';

type State = 'received' | 'taken' | 'overdue' | 'answered' | 'refused';

/** Where a request is; one that is late is called late, whoever works on it. */
export function stateOf(
  { outcome, due_at, taken_at }: Pick<Asked, 'outcome' | 'due_at' | 'taken_at'>,
  now: number,
): State {
  if (outcome !== null) return outcome;
  if (Date.parse(due_at) < now) return 'overdue';
  return taken_at === null ? 'received' : 'taken';
}

export const TONES = {
  received: 'idle',
  taken: 'info',
  overdue: 'bad',
  answered: 'ok',
  refused: 'warn',
} as const satisfies Record<State, string>;
