import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { clockOf } from './clock.ts';
import { useFigures } from './figures.ts';
import { paceOf } from './pace.ts';

type Covered = Pick<WorkoutSession, 'activity' | 'distance_m' | 'moving_seconds'>;

/** "5.2 km", "5:24 /km", "28:05": what is known of a session of one activity; nothing of a workout of exercises. */
export function useCardioInWords(): (session: Covered) => string[] {
  const { units, figure, distance } = useFigures();
  return (session) => {
    const { distance_m, moving_seconds } = session;
    const known = [
      distance_m && distance(distance_m),
      paceOf(session, units, figure),
      moving_seconds && clockOf(moving_seconds),
    ];
    return known.filter((each) => typeof each === 'string');
  };
}
