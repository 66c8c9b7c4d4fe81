import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import { blocksOf, sessionsInWeek } from '#sync/rules/blocks.ts';
import type { Block } from '#sync/rules/blocks.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { weeksBetween, weekStartOf, weeksUpTo } from '#src/work/weeks.ts';

const MOST_WEEKS = 12;

export interface KeptWeek {
  first: Day;
  /** Null where this device does not hold the week. */
  done: number | null;
  of: number;
}

interface Followed extends Pick<WorkoutProgram, 'started_at'> {
  blocks: readonly Block[];
}
type Place = Here & { weekStart: WeekStart };

/** Since a program was started, at most so many weeks; those that began before `from` are not wholly held. */
export function keptWeeks(program: Followed, days: readonly Day[], from: Day, place: Place): KeptWeek[] {
  const { today, zone, weekStart } = place;
  const began = weekStartOf(dayIn(zone, Date.parse(program.started_at ?? '') || undefined), weekStart);
  const byWeek = Map.groupBy(days, (day) => weekStartOf(day, weekStart));
  return weeksUpTo(today, MOST_WEEKS, weekStart)
    .filter((first) => first >= began)
    .map((first) => ({
      first,
      done: first < from ? null : (byWeek.get(first)?.length ?? 0),
      of: sessionsInWeek(program.blocks, weeksBetween(began, first)),
    }));
}

/** How the program that somebody follows was kept, week by week; empty `from` where all that was done is held. */
export async function weeksOf(db: ReadOnly, userId: string, from: Day, place: Place): Promise<KeptWeek[]> {
  const [programs, sessions] = await Promise.all([programsOf(db, userId), allCompleted(db, userId)]);
  const program = programs.findLast(({ status }) => status === 'active');
  if (!program) return [];
  const own = sessions.filter(({ program_id }) => program_id === program.id);
  const days = own.map(({ completed_at }) => dayIn(place.zone, Date.parse(completed_at ?? '')));
  const blocks = blocksOf(program, await programPlan(db, program.id));
  return keptWeeks({ ...program, blocks }, days, from, place);
}
