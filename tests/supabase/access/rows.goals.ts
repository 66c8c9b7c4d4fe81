import { day, idOf, named, personal } from './made.ts';
import type { Row, Wanted } from './made.ts';

export const ROWS_OF_GOALS: Record<string, (wanted: Wanted) => Row> = {
  goal_changes: personal('goal_changes', ({ owner }) => ({ goal_id: idOf('parent-goal', owner), what: 'edited' })),
  goal_proposals: (wanted) => ({
    ...named('goal_proposals', wanted),
    client_id: wanted.owner,
    provider_id: wanted.maker,
    kind: 'weight',
    title: 'Weight',
    target: 70,
    unit: 'kg',
  }),
  pauses: ({ owner, n }) => ({ user_id: owner, from_day: day(n), reason: 'travel' }),
  streaks: ({ owner }) => ({ user_id: owner }),
};
