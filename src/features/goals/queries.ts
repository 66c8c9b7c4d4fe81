import type { ReadOnly } from '#src/data/answer.ts';
import type { Here } from '#src/lib/days.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import { standingsOf } from '#src/work/goals/standing.ts';

export interface Overview {
  active: readonly Standing[];
  /** Paused, reached and given up. */
  others: readonly Standing[];
  onTrack: number;
  /** The average of what is done of the active ones, 0 to 1; null where there is none. */
  average: number | null;
}

const isOnTrack = ({ done, pace }: Standing): boolean => done === 1 || pace === 'ahead' || pace === 'on-track';

function overviewIn(standings: readonly Standing[]): Overview {
  const active = standings.filter(({ goal }) => goal.status === 'active');
  return {
    active,
    others: standings.filter(({ goal }) => goal.status !== 'active'),
    onTrack: active.filter(isOnTrack).length,
    average: active.length === 0 ? null : active.reduce((sum, { done }) => sum + done, 0) / active.length,
  };
}

export const overviewOf = async (db: ReadOnly, userId: string, here: Here): Promise<Overview> =>
  overviewIn(await standingsOf(db, userId, here));
