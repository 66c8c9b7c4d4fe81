import { exercisesById } from '#sync/queries/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { spanOf } from '#sync/queries/span.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import type { Activity, WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { setsBetween, volumeOf } from '#sync/queries/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';

import { allCompleted } from '#sync/queries/workout-sessions.ts';
import { bestEstimate } from '#src/work/training/records.ts';
import { streakOf, weeksUpTo, weekStartOf } from '#src/work/weeks.ts';

const WEEKS = 8;

export interface WeekVolume {
  first: Day;
  volume: number;
}

/** The volume of each of these weeks. */
export function volumeByWeek(
  sets: readonly WorkoutSet[],
  weeks: readonly Day[],
  zone: string,
  start: WeekStart,
): WeekVolume[] {
  const weekOf = (set: WorkoutSet): Day => weekStartOf(dayIn(zone, Date.parse(set.completed_at)), start);
  const byWeek = Map.groupBy(sets, weekOf);
  return weeks.map((first) => ({ first, volume: volumeOf(byWeek.get(first) ?? []) }));
}

/** How far an activity led in each of these weeks. */
export interface WeekDistance {
  activity: Activity;
  weeks: { first: Day; metres: number }[];
}

/** Of those that have any, the one that led farthest first. */
export function distanceByWeek(
  sessions: readonly Pick<WorkoutSession, 'activity' | 'distance_m' | 'completed_at'>[],
  weeks: readonly Day[],
  zone: string,
  start: WeekStart,
): WeekDistance[] {
  const total = (its: typeof sessions): number => its.reduce((sum, { distance_m }) => sum + (distance_m ?? 0), 0);
  const weekOf = ({ completed_at }: { completed_at: string | null }): Day =>
    weekStartOf(dayIn(zone, Date.parse(completed_at ?? '')), start);
  const shown = sessions.filter((session) => session.distance_m && weeks.includes(weekOf(session)));
  return [...Map.groupBy(shown, ({ activity }) => activity)]
    .toSorted(([, a], [, b]) => total(b) - total(a))
    .flatMap(([activity, its]) => {
      if (!activity) return [];
      const byWeek = Map.groupBy(its, weekOf);
      return [{ activity, weeks: weeks.map((first) => ({ first, metres: total(byWeek.get(first) ?? []) })) }];
    });
}

export interface Strength {
  exerciseId: string;
  exercise: Exercise | null;
  /** One a day, oldest first. */
  estimates: { day: Day; kg: number }[];
}

/** The best estimate of each day, by exercise. A single day makes no line. */
export function strengthOf(
  sets: readonly WorkoutSet[],
  exercises: ReadonlyMap<string, Exercise>,
  zone: string,
): Strength[] {
  return [...Map.groupBy(sets, ({ exercise_id }) => exercise_id)]
    .map(([exerciseId, own]) => ({
      exerciseId,
      exercise: exercises.get(exerciseId) ?? null,
      estimates: [...Map.groupBy(own, ({ completed_at }) => dayIn(zone, Date.parse(completed_at)))].flatMap(
        ([day, ofDay]) => {
          const kg = bestEstimate(ofDay);
          return kg === null ? [] : [{ day, kg }];
        },
      ),
    }))
    .filter(({ estimates }) => estimates.length > 1);
}

export interface NamedStrength extends Strength {
  name: string;
}

/** Most often trained first, then by displayed name. */
export const inOrder = (
  strength: readonly Strength[],
  nameOf: (exercise: Exercise | null) => string,
  language: string,
): NamedStrength[] =>
  strength
    .map((each) => ({ ...each, name: nameOf(each.exercise) }))
    .toSorted((a, b) => b.estimates.length - a.estimates.length || a.name.localeCompare(b.name, language));

export interface Progress {
  weeks: WeekVolume[];
  /** Null for whoever wants none. */
  streak: number | null;
  strength: Strength[];
  distances: WeekDistance[];
}

const HALF_A_YEAR = 182;

export async function progressOf(
  db: ReadOnly,
  userId: string,
  { today, zone, weekStart }: Here & { weekStart: WeekStart },
): Promise<Progress> {
  const [sets, sessions, settings] = await Promise.all([
    setsBetween(db, userId, spanOf(addDays(today, -HALF_A_YEAR), today, zone)),
    allCompleted(db, userId),
    settingsOf(db, userId),
  ]);
  const known = await exercisesById(
    db,
    sets.map(({ exercise_id }) => exercise_id),
  );
  const days = sessions.map(({ completed_at }) => dayIn(zone, Date.parse(completed_at ?? '')));
  const weeks = weeksUpTo(today, WEEKS, weekStart);
  return {
    weeks: volumeByWeek(sets, weeks, zone, weekStart),
    distances: distanceByWeek(sessions, weeks, zone, weekStart),
    streak: settings?.gamification === false ? null : streakOf(days, today, weekStart),
    strength: strengthOf(sets, new Map(known.map((exercise) => [exercise.id, exercise])), zone),
  };
}
