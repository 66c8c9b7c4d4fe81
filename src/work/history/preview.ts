import { nameKey } from './exercise-names.ts';
import type { Match } from './exercise-names.ts';
import { isNothing } from './gathered.ts';
import { dayOf } from './moments.ts';
import type { OpenedFile, Plan } from './plan.ts';
import { MOST_PROBLEMS } from './sheet.ts';
import type { Cardio, Found, Moment, Problem, Reason, Workout } from './types.ts';

// What a plan would bring along, to be looked at before any of it is kept.

export interface NamedExercise {
  name: string;
  key: string;
  sets: number;
  match: Match | null;
}

export interface Recorded extends Cardio {
  start: Moment;
  name: string;
}

export interface Preview {
  counts: { workouts: number; sets: number; meals: number; readings: number };
  span: { from: string; to: string } | null;
  problems: Problem[];
  /** Of all lines that are not taken, those that are not shown too. */
  refused: { reason: Reason; count: number }[];
  passed: number;
  isCut: boolean;
  exercises: NamedExercise[];
  /** The first of those that were recorded. */
  recorded: Recorded[];
}

/** As many can be looked through. */
const MOST_SHOWN = 100;

const recordedIn = ({ start, name, cardio }: Workout): Recorded[] => (cardio ? [{ start, name, ...cardio }] : []);

function exercisesIn({ workouts }: Found, matchOf: (name: string) => Match | null): NamedExercise[] {
  const byKey = new Map<string, NamedExercise>();
  for (const { exercises } of workouts) {
    for (const { name, sets } of exercises) {
      if (sets.length === 0) continue;
      const key = nameKey(name);
      const known = byKey.get(key);
      if (known) known.sets += sets.length;
      else byKey.set(key, { name, key, sets: sets.length, match: matchOf(name) });
    }
  }
  return [...byKey.values()].toSorted((a, b) => b.sets - a.sets);
}

function spanOf({ workouts, meals, readings }: Found, zone: string): Preview['span'] {
  let [from, to] = ['', ''];
  for (const moment of [...workouts.map(({ start }) => start), ...[...meals, ...readings].map(({ at }) => at)]) {
    const day = dayOf(moment, zone);
    if (from === '' || day < from) from = day;
    if (day > to) to = day;
  }
  return from === '' ? null : { from, to };
}

export function previewOf(
  { found }: Plan,
  { parts, health }: OpenedFile,
  zone: string,
  matchOf: (name: string) => Match | null,
): Preview {
  const { workouts, meals, readings, problems, passed } = found;
  const kept = workouts.filter((workout) => !isNothing(workout));
  const exercises = exercisesIn(found, matchOf);
  const reasons = [...Map.groupBy(problems, ({ reason }) => reason)];
  return {
    counts: {
      workouts: kept.length,
      sets: exercises.reduce((sum, { sets }) => sum + sets, 0),
      meals: meals.length,
      readings: readings.length,
    },
    span: spanOf({ ...found, workouts: kept }, zone),
    problems: problems.toSorted((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS),
    refused: reasons.map(([reason, all]) => ({ reason, count: all.length })),
    passed,
    isCut: health?.isCut === true || parts.some(({ sheet }) => sheet.table.isCut),
    exercises,
    recorded: kept.flatMap(recordedIn).slice(0, MOST_SHOWN),
  };
}
