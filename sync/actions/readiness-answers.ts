import { action } from '#sync/engine/act.ts';
import { readinessAnswers } from '#sync/entities/readiness-answers.ts';
import type { ReadinessAnswers } from '#sync/entities/readiness-answers.ts';
import { readinessOf } from '#sync/queries/readiness-answers.ts';
import { changed, created, writeAll } from './changes.ts';

type Answer = Pick<ReadinessAnswers, 'yes' | 'answered_on'>;

/** Other answers need a doctor's word of their own. */
export const answerReadiness = action([readinessAnswers], async (tx, userId: string, answer: Answer) => {
  const before = await readinessOf(tx, userId);
  const row = { ...answer, cleared_on: null };
  await tx.write([
    before
      ? changed(readinessAnswers, userId, row)
      : created(readinessAnswers, { ...row, user_id: userId, created_at: tx.now }, userId),
  ]);
});

/** A doctor had nothing against it. */
export const clearReadiness = action([readinessAnswers], (tx, userId: string, cleared_on: string) =>
  writeAll(tx, [changed(readinessAnswers, userId, { cleared_on })]),
);
