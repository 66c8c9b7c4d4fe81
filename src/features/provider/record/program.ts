import * as z from 'zod/mini';
import type { ProgramPlan, ProgramStep } from '#sync/actions/offered-programs.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';

// A program as it is being made: days with exercises. Pure, so that it is tested without a screen.

const Step = z.object({
  exercise_id: z.string(),
  sets: z.number(),
  /** Of repetitions or seconds, as the exercise counts. */
  amount: z.number(),
  isTimed: z.boolean(),
  rest_seconds: z.number(),
  notes: z.string(),
});

export const Made = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  weeks: z.optional(z.number()),
  difficulty: z.optional(z.enum(['beginner', 'intermediate', 'advanced'])),
  days: z.optional(z.array(z.array(Step))),
});

export type MadeStep = z.infer<typeof Step>;
export type MadeDay = readonly MadeStep[];

export interface MadeProgram {
  title: string;
  description: string;
  weeks: number;
  difficulty: WorkoutProgram['difficulty'];
  days: readonly MadeDay[];
}

export const MOST_DAYS = 7;
export const EMPTY: MadeProgram = { title: '', description: '', weeks: 4, difficulty: 'beginner', days: [[]] };

const SETS = 3;
const REPS = 10;
const SECONDS = 30;
const REST_SECONDS = 60;

export const stepFor = ({ id, measure }: Pick<Exercise, 'id' | 'measure'>): MadeStep => ({
  exercise_id: id,
  sets: SETS,
  amount: measure === 'reps' ? REPS : SECONDS,
  isTimed: measure !== 'reps',
  rest_seconds: REST_SECONDS,
  notes: '',
});

type Edit = (day: MadeDay) => MadeDay;

export const withDay = (days: readonly MadeDay[], at: number, edit: Edit): MadeDay[] =>
  days.map((day, index) => (index === at ? edit(day) : day));

export const moved = (day: MadeDay, from: number, by: -1 | 1): MadeDay => {
  const to = from + by;
  const [step, other] = [day[from], day[to]];
  if (!step || !other) return day;
  return day.map((each, index) => (index === from ? other : index === to ? step : each));
};

/** From one that is there: an offer to change, or one to begin with. */
export function madeFrom(program: WorkoutProgram, plan: readonly WorkoutProgramExercise[]): MadeProgram {
  const days = [...new Set(plan.map(({ day }) => day))].toSorted((a, b) => a - b);
  return {
    title: program.title,
    description: program.description,
    weeks: program.duration_weeks,
    difficulty: program.difficulty,
    days: days.map((day) =>
      plan
        .filter((step) => step.day === day)
        .map(({ exercise_id, sets, reps, target_seconds, rest_seconds, notes }) => ({
          exercise_id,
          sets,
          amount: reps ?? target_seconds ?? REPS,
          isTimed: reps === null,
          rest_seconds,
          notes: notes ?? '',
        })),
    ),
  };
}

/** Null where it is not yet one: it needs a name, and something on each day. */
export function planFrom({ title, description, weeks, difficulty, days }: MadeProgram): ProgramPlan | null {
  if (title.trim() === '' || days.length === 0 || days.some((day) => day.length === 0)) return null;
  const steps = days.flatMap((day, index) =>
    day.map(({ exercise_id, sets, amount, isTimed, rest_seconds, notes }): ProgramStep => ({
      exercise_id,
      day: index + 1,
      sets,
      reps: isTimed ? null : amount,
      target_seconds: isTimed ? amount : null,
      rest_seconds,
      notes: notes.trim() || null,
    })),
  );
  return { title, description, duration_weeks: weeks, difficulty, steps };
}
