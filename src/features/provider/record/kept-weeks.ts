import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { followedOf } from '#src/data/sync/followed.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { weekStartOf, weeksUpTo } from '#src/work/weeks.ts';

const MOST_WEEKS = 12;
/** Of a client who is not followed a device holds so many. */
const HELD_DAYS = 10;

export interface KeptWeek {
  first: Day;
  /** Null where this device does not hold the week. */
  done: number | null;
  of: number;
}

type Followed = Pick<WorkoutProgram, 'started_at' | 'sessions' | 'duration_weeks'>;
type Place = Here & { weekStart: WeekStart };

/** Since a program was started, at most so many weeks; those that began before `heldFrom` are not wholly held. */
export function keptWeeks(program: Followed, days: readonly Day[], heldFrom: Day, place: Place): KeptWeek[] {
  const { today, zone, weekStart } = place;
  const began = weekStartOf(dayIn(zone, Date.parse(program.started_at ?? '') || undefined), weekStart);
  const byWeek = Map.groupBy(days, (day) => weekStartOf(day, weekStart));
  const of = Math.max(1, Math.round(program.sessions / program.duration_weeks));
  return weeksUpTo(today, MOST_WEEKS, weekStart)
    .filter((first) => first >= began)
    .map((first) => ({ first, done: first < heldFrom ? null : (byWeek.get(first)?.length ?? 0), of }));
}

/** How the program that a client follows was kept, week by week. */
export async function weeksOf(db: ReadOnly, follower_id: string, client_id: string, place: Place): Promise<KeptWeek[]> {
  const [programs, sessions, followed] = await Promise.all([
    programsOf(db, client_id),
    allCompleted(db, client_id),
    followedOf(db, { follower_id, client_id }),
  ]);
  const program = programs.findLast(({ status }) => status === 'active');
  if (!program) return [];
  const own = sessions.filter(({ program_id }) => program_id === program.id);
  const days = own.map(({ completed_at }) => dayIn(place.zone, Date.parse(completed_at ?? '')));
  const heldFrom = followed === 'all' ? '' : addDays(place.today, -HELD_DAYS);
  return keptWeeks(program, days, heldFrom, place);
}
