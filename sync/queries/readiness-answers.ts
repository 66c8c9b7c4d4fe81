import type { Readable } from '#sync/engine/act.ts';
import { readinessAnswers } from '#sync/entities/readiness-answers.ts';
import type { ReadinessAnswers } from '#sync/entities/readiness-answers.ts';
import { one } from './reading.ts';

export const readinessOf = (db: Readable, userId: string): Promise<ReadinessAnswers | null> =>
  one(db, readinessAnswers, userId);
