import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import { exercises } from '#sync/entities/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { created, writeOne } from './changes.ts';

type Described = 'muscles' | 'secondary_muscles' | 'equipment' | 'measure' | 'difficulty' | 'is_unilateral';
export type OwnExercise = Pick<Exercise, 'name' | 'category'> & Partial<Pick<Exercise, Described | 'instructions'>>;

export function invent(tx: Tx, ownerId: string, exercise: OwnExercise): Promise<string> {
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
    created_at: tx.now,
  };
  return writeOne(tx, created(exercises, row));
}

/** Adds an exercise of one's own. */
export const inventExercise = action([exercises], invent);
