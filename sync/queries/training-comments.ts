import type { Readable } from '#sync/engine/act.ts';
import { trainingComments } from '#sync/entities/training-comments.ts';
import type { TrainingComment } from '#sync/entities/training-comments.ts';
import { sortedBy, where } from './reading.ts';

/** Oldest first. */
export const commentsOnSession = (db: Readable, sessionId: string): Promise<TrainingComment[]> =>
  sortedBy(where(db, trainingComments, 'session_id', [sessionId]), 'created_at');
