import type { CarePaper } from '#sync/entities/care-papers.ts';
import type { ReadinessAnswers } from '#sync/entities/readiness-answers.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';

export interface Ready {
  answers: ReadinessAnswers | null;
  /** The one that holds today. */
  clearance: CarePaper | null;
}

/** What was answered after it was signed the doctor did not know; of the same day nobody can say which came first. */
const knewOf = ({ signed_at }: CarePaper, { answered_on }: ReadinessAnswers): boolean =>
  answered_on < signed_at.slice(0, 10);

/** Whether a trainer's plan may be begun: a doctor's no stands above what the client says. */
export function isReady({ answers, clearance }: Ready): boolean {
  if (answers === null || clearance?.verdict === 'not_cleared') return false;
  return answers.yes.length === 0 || answers.cleared_on !== null || (clearance !== null && knewOf(clearance, answers));
}

/** What the house offers is begun by whoever wants to; undefined is not known yet. */
export const mayBegin = ({ assigned_by }: Pick<WorkoutProgram, 'assigned_by'>, ready: Ready | undefined): boolean =>
  assigned_by === null || (ready !== undefined && isReady(ready));
