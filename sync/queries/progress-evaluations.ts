import type { Readable } from '#sync/engine/act.ts';
import { progressEvaluations } from '#sync/entities/progress-evaluations.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import { sortedBy, within } from './reading.ts';

/** Newest first; of one day, the last written. */
export async function evaluationsOfClient(db: Readable, clientId: string, most: number): Promise<ProgressEvaluation[]> {
  const all = await sortedBy(within(db, progressEvaluations, '[client_id+evaluation_date]', [clientId]), 'created_at');
  const byDay = await sortedBy(Promise.resolve(all), 'evaluation_date');
  return byDay.toReversed().slice(0, most);
}
