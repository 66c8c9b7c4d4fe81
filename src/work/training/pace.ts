import type { Activity, WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { Units } from '#src/lib/units.ts';
import { unitOf } from '#src/lib/units.ts';
import { clockOf } from './clock.ts';

const KILOMETRE = 1000;
const MILE = 1609.344;

/** What is covered is told in lengths that whoever does it counts in. */
const LENGTHS: Partial<Record<Activity, number>> = { row: 500, swim: 100 };

/** Where a distance says nothing of what was done. */
const WITHOUT_DISTANCE: ReadonlySet<Activity> = new Set(['skip', 'football']);

export const hasDistance = (activity: Activity): boolean => !WITHOUT_DISTANCE.has(activity);

type Covered = Pick<WorkoutSession, 'activity' | 'distance_m' | 'moving_seconds'>;

/** "5:24 /km", "1:58 /500 m", "24.3 km/h"; null where it has none. */
export function paceOf(
  { activity, distance_m, moving_seconds }: Covered,
  units: Units,
  figure: (value: number) => string,
): string | null {
  if (!activity || !hasDistance(activity) || !distance_m || !moving_seconds) return null;
  const unit = units === 'metric' ? KILOMETRE : MILE;
  if (activity === 'bike') {
    const speed = (distance_m / unit / moving_seconds) * 3600;
    return `${figure(Math.round(speed * 10) / 10)} ${units === 'metric' ? 'km/h' : 'mph'}`;
  }
  const length = LENGTHS[activity];
  const each = Math.round((moving_seconds / distance_m) * (length ?? unit));
  return `${clockOf(each)} /${length ? `${length} m` : unitOf('distance', units)}`;
}
