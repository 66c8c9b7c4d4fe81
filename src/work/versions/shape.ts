import * as z from 'zod/mini';
import { exerciseTargets } from '#sync/entities/exercise-targets.ts';

// What the server keeps of a plan, as it tells it.

const version = {
  id: z.string(),
  made_at: z.string(),
  author_id: z.nullable(z.string()),
  author: z.nullable(z.string()),
  role: z.nullable(z.string()),
  /** Where not all that are kept are told: what any other has none before it changed, nobody knows. */
  is_first: z.optional(z.boolean()),
};

export const StepOnce = z.object({
  exercise_id: z.string(),
  block: z.number(),
  day: z.number(),
  sets: z.number(),
  reps: z.nullable(z.number()),
  target_seconds: z.nullable(z.number()),
  rest_seconds: z.number(),
  superset_group: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  ...exerciseTargets,
});

export const ProgramOnce = z.object({
  title: z.string(),
  description: z.string(),
  duration_weeks: z.number(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  starts_on: z.nullable(z.string()),
  weekdays: z.array(z.number()),
  block_weeks: z.array(z.number()),
  block_names: z.array(z.string()),
  steps: z.array(StepOnce),
});

export const MealOnce = z.object({
  id: z.string(),
  instead_of: z.nullable(z.string()),
  meal_type: z.enum(['breakfast', 'lunch', 'dinner', 'snack']),
  name: z.string(),
  food_id: z.nullable(z.string()),
  grams: z.nullable(z.number()),
  servings: z.nullable(z.number()),
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  notes: z.nullable(z.string()),
});

/** The newest first. */
export const ProgramVersions = z.array(z.object({ ...version, plan: ProgramOnce }));
export const DayVersions = z.array(
  z.object({
    ...version,
    day: z.string(),
    plan: z.array(MealOnce),
  }),
);

/** All of one's own plan, programs and days. */
export const OwnVersions = z.object({
  programs: z.array(z.object({ ...version, program_id: z.string(), plan: ProgramOnce })),
  days: DayVersions,
});

export type ProgramOnce = z.infer<typeof ProgramOnce>;
export type StepOnce = z.infer<typeof StepOnce>;
export type MealOnce = z.infer<typeof MealOnce>;
export type OwnVersions = z.infer<typeof OwnVersions>;
export type DayVersion = z.infer<typeof DayVersions>[number];
