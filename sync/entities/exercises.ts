import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, type Local } from '#sync/engine/journal.ts';
import { created, moment, writeOne } from './changes.ts';
import { flag, instant, list, maybe, named, oneOf, text, uuid } from './columns.ts';
import { all, many } from './reading.ts';

export const exercises = defineEntity({
  name: 'exercises',
  columns: {
    owner_id: maybe(uuid),
    name: named(120),
    category: oneOf(['strength', 'cardio', 'mobility', 'core', 'plyometric', 'balance', 'recovery']),
    muscles: list(text()),
    secondary_muscles: list(text()),
    equipment: text(60, 1),
    measure: oneOf(['reps', 'time', 'distance']),
    difficulty: oneOf(['beginner', 'intermediate', 'advanced']),
    is_unilateral: flag,
    instructions: text(4000),
    is_active: flag,
    created_at: instant,
  },
});

export type Exercise = RowOf<typeof exercises>;

type Described = 'muscles' | 'secondary_muscles' | 'equipment' | 'measure' | 'difficulty' | 'is_unilateral';
export type OwnExercise = Pick<Exercise, 'name' | 'category'> & Partial<Pick<Exercise, Described | 'instructions'>>;

/** The whole library, which is small and searched as a whole: the catalogue and one's own. */
export const exerciseLibrary = async (db: Local): Promise<Exercise[]> =>
  (await all(db, exercises)).filter((exercise) => exercise.is_active);

/** Also those no longer offered: the history keeps showing them. */
export const exercisesById = (db: Local, ids: readonly string[]): Promise<Exercise[]> => many(db, exercises, ids);

/** An exercise of one's own. */
export function inventExercise(db: Local, ownerId: string, exercise: OwnExercise, clock = REAL_CLOCK): Promise<string> {
  const row = {
    muscles: [],
    secondary_muscles: [],
    equipment: 'none',
    measure: 'reps' as const,
    difficulty: 'beginner' as const,
    is_unilateral: false,
    instructions: '',
    ...exercise,
    owner_id: ownerId,
    is_active: true,
    created_at: moment(db, clock),
  };
  return writeOne(db, created(exercises, row), clock);
}
