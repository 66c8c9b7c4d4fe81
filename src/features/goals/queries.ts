import type { Goal } from '#sync/entities/goals.ts';
import type { GoalProposal } from '#sync/entities/goal-proposals.ts';
import { proposalsTo } from '#sync/queries/goal-proposals.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { providersOf } from '#src/work/goals/providers.ts';
import type { Providers } from '#src/work/goals/providers.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import { standingsOf } from '#src/work/goals/standing.ts';

export interface Overview {
  /** What providers propose and nobody has answered yet, newest first. */
  proposals: readonly GoalProposal[];
  /** Whom goals and proposals name. */
  providers: Providers;
  active: readonly Standing[];
  /** Paused, reached and given up. */
  others: readonly Standing[];
  onTrack: number;
  /** The average of what is done of the active ones, 0 to 1; null where there is none. */
  average: number | null;
}

const isOnTrack = ({ done, pace }: Standing): boolean => done === 1 || pace === 'ahead' || pace === 'on-track';

function overviewIn(standings: readonly Standing[]): Omit<Overview, 'proposals' | 'providers'> {
  const active = standings.filter(({ goal }) => goal.status === 'active');
  return {
    active,
    others: standings.filter(({ goal }) => goal.status !== 'active'),
    onTrack: active.filter(isOnTrack).length,
    average: active.length === 0 ? null : active.reduce((sum, { done }) => sum + done, 0) / active.length,
  };
}

/** Other figures for a goal that is gone are nothing to answer. */
const isOpen = ({ status, goal_id }: GoalProposal, standings: readonly Standing[]): boolean =>
  status === 'proposed' && (goal_id === null || standings.some(({ goal }) => goal.id === goal_id));

export async function overviewOf(db: ReadOnly, userId: string, here: Here): Promise<Overview> {
  const [all, proposed, settings] = await Promise.all([
    standingsOf(db, userId, here),
    proposalsTo(db, userId),
    settingsOf(db, userId),
  ]);
  // A body that is not to be judged has no goals for a while.
  const isSeen = ({ category }: Pick<Goal, 'category'>): boolean => !settings?.hide_body || category !== 'weight';
  const standings = all.filter(({ goal }) => isSeen(goal));
  const proposals = proposed.filter(isSeen);
  const named = [...standings.map(({ goal }) => goal), ...proposals].flatMap(({ provider_id }) => provider_id ?? []);
  return {
    ...overviewIn(standings),
    proposals: proposals.filter((each) => isOpen(each, standings)).toReversed(),
    providers: await providersOf(db, userId, named),
  };
}
