import type { Exercise } from '#sync/entities/exercises.ts';
import type { Known } from './exercise-names.ts';

type Called = Pick<Exercise, 'name' | 'equipment' | 'owner_id'>;

/** In the language of the catalogue and in the person's; of the catalogue's, also with the tool that other apps add. */
export const namesOf = ({ name, equipment, owner_id }: Called, shown: string): Pick<Known, 'names' | 'withTool'> => ({
  names: [name, shown],
  withTool: owner_id === null ? `${name} ${equipment === 'none' ? 'bodyweight' : equipment}` : null,
});
