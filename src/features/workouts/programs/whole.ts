import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { blocksOf, stepsAt } from '#sync/rules/blocks.ts';
import type { Block } from '#sync/rules/blocks.ts';
import type { PlannedDays } from '../queries.ts';
import { asText } from '../routines/as-text.ts';

/** A program with all that it plans. */
export interface Whole extends PlannedDays {
  program: WorkoutProgram;
  blocks: readonly Block[];
}

export const wholeOf = (program: WorkoutProgram, planned: PlannedDays): Whole => ({
  program,
  ...planned,
  blocks: blocksOf(program, planned.plan),
});

/** In English, which is the name of an exercise everywhere. */
export function textOf(title: string, { program, plan, exercises, blocks }: Whole): string {
  const lineOf = (step: Whole['plan'][number]) => ({ ...step, name: exercises.get(step.exercise_id)?.name ?? '' });
  const daysOf = ({ number, days }: Block) =>
    days.map((day) => stepsAt(program, plan, { block: number, day }).map(lineOf));
  return asText(
    title,
    blocks.map((block) => ({ name: block.name, weeks: block.weeks, days: daysOf(block) })),
  );
}
