import { action } from '#sync/engine/act.ts';
import { trainingComments } from '#sync/entities/training-comments.ts';
import type { TrainingComment } from '#sync/entities/training-comments.ts';
import { created, removed, writeAll, writeOne } from './changes.ts';

type Written = Pick<TrainingComment, 'user_id' | 'session_id' | 'set_id' | 'body'> & { author_id: string };

export const commentOnTraining = action([trainingComments], (tx, comment: Written) =>
  writeOne(tx, created(trainingComments, { ...comment, created_at: tx.now })),
);

export const removeTrainingComment = action([trainingComments], (tx, id: string) =>
  writeAll(tx, [removed(trainingComments, id)]),
);
