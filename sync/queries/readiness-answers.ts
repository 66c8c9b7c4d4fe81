import type { Readable } from '#sync/engine/act.ts';
import { readinessAnswers } from '#sync/entities/readiness-answers.ts';
import type { ReadinessAnswers } from '#sync/entities/readiness-answers.ts';
import { clearanceOn } from '#sync/rules/clearance.ts';
import type { Ready } from '#sync/rules/readiness.ts';
import { clearancesOf } from './care-papers.ts';
import { one } from './reading.ts';

export const readinessOf = (db: Readable, userId: string): Promise<ReadinessAnswers | null> =>
  one(db, readinessAnswers, userId);

/** What is asked before a trainer's plan, and what a doctor has signed about it. */
export async function readyOn(db: Readable, userId: string, day: string): Promise<Ready> {
  const [answers, clearances] = await Promise.all([readinessOf(db, userId), clearancesOf(db, userId)]);
  return { answers, clearance: clearanceOn(clearances, day) };
}
