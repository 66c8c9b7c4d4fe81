import type { Readable } from '#sync/engine/act.ts';
import { exercises } from '#sync/entities/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { all, many } from './reading.ts';

/** The whole library, small enough to search at once: the catalogue and one's own. */
export const exerciseLibrary = async (db: Readable): Promise<Exercise[]> =>
  (await all(db, exercises)).filter((exercise) => exercise.is_active);

/** Includes retired ones: the history still shows them. */
export const exercisesById = (db: Readable, ids: readonly string[]): Promise<Exercise[]> => many(db, exercises, ids);
