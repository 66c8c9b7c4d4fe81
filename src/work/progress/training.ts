import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { exercisesById } from '#sync/queries/exercises.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import { isHard, isLifted, setsBetween, setsOfExercise, volumeOf } from '#sync/queries/workout-sets.ts';
import { blocksOf, sessionsInWeek } from '#sync/rules/blocks.ts';
import type { Block } from '#sync/rules/blocks.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { figureIn, recordsOf } from '#src/work/training/records.ts';
import type { RecordKind } from '#src/work/training/records.ts';
import { isRoutine } from '#src/work/training/routines.ts';
import { weeksBetween, weekStartOf } from '#src/work/weeks.ts';
import { dayOf, spanOfWeeks, sum } from './span.ts';
import type { Place } from './span.ts';

interface TrainingWeek {
  first: Day;
  sessions: number;
  minutes: number;
  /** Kilograms. */
  volume: number;
  /** Sessions of a program, and how many it has in a week. */
  ofProgram: { done: number; planned: number };
}

export interface Training {
  weeks: TrainingWeek[];
  /** Hard sets that trained each muscle, most first. */
  muscles: { muscle: string; sets: number }[];
  /** Most often trained first. */
  exercises: Exercise[];
}

/** What a helping muscle has of a set. */
const HELPING = 0.5;

export function musclesOf(sets: readonly WorkoutSet[], exercises: ReadonlyMap<string, Exercise>): Training['muscles'] {
  const counts = new Map<string, number>();
  for (const { exercise_id } of sets.filter(isHard)) {
    const { muscles = [], secondary_muscles = [] } = exercises.get(exercise_id) ?? {};
    for (const muscle of muscles) counts.set(muscle, (counts.get(muscle) ?? 0) + 1);
    for (const muscle of secondary_muscles) counts.set(muscle, (counts.get(muscle) ?? 0) + HELPING);
  }
  return [...counts]
    .map(([muscle, found]) => ({ muscle, sets: found }))
    .toSorted((a, b) => b.sets - a.sets || a.muscle.localeCompare(b.muscle, 'en'));
}

interface Program extends Pick<WorkoutProgram, 'id' | 'status' | 'started_at' | 'duration_weeks'> {
  blocks: readonly Block[];
}
type Done = Pick<WorkoutSession, 'program_id' | 'completed_at'>;

/**
 * How many sessions the programs have in the week that begins on `first`: from the week in which each was begun to its
 * end, or for as long as one that was stopped or completed has sessions.
 */
export function plannedIn(first: Day, programs: readonly Program[], done: readonly Done[], zone: string): number {
  const last = addDays(first, 6);
  return sum(
    programs.map(({ id, status, started_at, duration_weeks, blocks }) => {
      const began = started_at === null ? null : dayOf(zone, started_at);
      const days = done.flatMap(({ program_id, completed_at }) => (program_id === id ? dayOf(zone, completed_at) : []));
      const ends =
        status === 'active' && began !== null ? addDays(began, duration_weeks * 7 - 1) : (days.toSorted().at(-1) ?? '');
      return began !== null && began <= last && ends >= first ? sessionsInWeek(blocks, weeksBetween(began, first)) : 0;
    }),
  );
}

export async function trainingOf(db: ReadOnly, userId: string, here: Place): Promise<Training> {
  const { weeks, span } = spanOfWeeks(here);
  const [sessions, sets, programs] = await Promise.all([
    sessionsCompleted(db, userId, span),
    setsBetween(db, userId, span),
    programsOf(db, userId),
  ]);
  const plans = programs.map(async (program) => {
    const plan = program.block_weeks.length > 0 ? await programPlan(db, program.id) : [];
    return { ...program, blocks: blocksOf(program, plan) };
  });
  const divided = await Promise.all(plans);
  const weekOf = (instant: string | null): Day => weekStartOf(dayOf(here.zone, instant), here.weekStart);
  const ofWeek = Map.groupBy(sessions, ({ completed_at }) => weekOf(completed_at));
  const setsOfWeek = Map.groupBy(sets, ({ completed_at }) => weekOf(completed_at));
  // By what is planned, too: one's own routines are none, nor is one that was removed since.
  const followed = new Set(programs.filter((program) => !isRoutine(program)).map(({ id }) => id));
  const times = Map.groupBy(sets, ({ exercise_id }) => exercise_id);
  const ids = [...times.keys()].toSorted((a, b) => (times.get(b)?.length ?? 0) - (times.get(a)?.length ?? 0));
  const known = new Map((await exercisesById(db, ids)).map((exercise) => [exercise.id, exercise]));
  return {
    weeks: weeks.map((first) => {
      const done = ofWeek.get(first) ?? [];
      return {
        first,
        sessions: done.length,
        minutes: sum(done.map(({ duration_minutes }) => duration_minutes ?? 0)),
        volume: volumeOf(setsOfWeek.get(first) ?? []),
        ofProgram: {
          done: done.filter(({ program_id }) => program_id !== null && followed.has(program_id)).length,
          planned: plannedIn(first, divided, sessions, here.zone),
        },
      };
    }),
    muscles: musclesOf(sets, known),
    exercises: ids.flatMap((id) => known.get(id) ?? []),
  };
}

export interface History {
  /** What its line tells: its estimated maximum where it has one. */
  kind: RecordKind | null;
  /** The best of each day, oldest first. */
  best: { day: Day; value: number }[];
  /** Newest first. */
  records: { id: string; day: Day; kind: RecordKind; value: number }[];
}

/** The first of them that an exercise has is what its line tells. */
const TELLING: readonly RecordKind[] = ['oneRepMax', 'distance', 'reps', 'time'];

/** How an exercise went, of all its sets. */
export function historyIn(sets: readonly WorkoutSet[], zone: string): History {
  const working = sets.filter(isLifted);
  const kind = TELLING.find((each) => working.some((set) => figureIn(each, set))) ?? null;
  const byDay = Map.groupBy(working, ({ completed_at }) => dayOf(zone, completed_at));
  const broken = recordsOf(working);
  return {
    kind,
    best: [...byDay].flatMap(([day, ofDay]) => {
      const value = Math.max(...ofDay.map((set) => (kind && figureIn(kind, set)) ?? 0));
      return value > 0 ? { day, value } : [];
    }),
    records: working
      .flatMap((set) =>
        (broken.get(set.id) ?? []).map((each) => ({
          id: `${set.id} ${each}`,
          day: dayOf(zone, set.completed_at),
          kind: each,
          value: figureIn(each, set) ?? 0,
        })),
      )
      .toReversed(),
  };
}

export const historyOf = async (db: ReadOnly, userId: string, exerciseId: string, zone: string): Promise<History> =>
  historyIn(await setsOfExercise(db, userId, exerciseId), zone);
