import type { GoalProposal } from '#sync/entities/goal-proposals.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { proposalsTo } from '#sync/queries/goal-proposals.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { proposableBy } from '#src/work/goals/proposers.ts';
import { standingsOf } from '#src/work/goals/standing.ts';
import type { Standing } from '#src/work/goals/standing.ts';

export interface ClientGoals {
  /** What of the client's goals this provider sees and what is still wanted of them. */
  standings: readonly Standing[];
  /** This provider's own, newest first. */
  proposals: readonly GoalProposal[];
  /** What he may propose. */
  offered: readonly Goal['kind'][];
  me: string;
}

/** Null for a provider who proposes nothing. */
export async function clientGoalsOf(
  db: ReadOnly,
  me: string,
  clientId: string,
  here: Here,
): Promise<ClientGoals | null> {
  const profile = await profileOf(db, me);
  const offered = proposableBy(profile?.role ?? '');
  if (offered.length === 0) return null;
  const [standings, proposals] = await Promise.all([standingsOf(db, clientId, here), proposalsTo(db, clientId)]);
  return {
    standings: standings.filter(({ goal }) => goal.status === 'active' || goal.status === 'paused'),
    proposals: proposals.filter(({ provider_id }) => provider_id === me).toReversed(),
    offered,
    me,
  };
}
