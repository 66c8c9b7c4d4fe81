import type { ReadinessAnswers } from '#sync/entities/readiness-answers.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';

/** Whether a trainer's plan may be begun. */
export const isReady = (answers: ReadinessAnswers | null): boolean =>
  answers !== null && (answers.yes.length === 0 || answers.cleared_on !== null);

/** What the house offers is begun by whoever wants to; undefined answers are not known yet. */
export const mayBegin = (
  { assigned_by }: Pick<WorkoutProgram, 'assigned_by'>,
  answers: ReadinessAnswers | null | undefined,
): boolean => assigned_by === null || (answers !== undefined && isReady(answers));
