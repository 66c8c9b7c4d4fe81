import type { Exercise } from '#sync/entities/exercises.ts';

/** In the language of the catalogue, in the person's, and with what it is done with, which other apps add. */
export const namesOf = ({ name, equipment }: Pick<Exercise, 'name' | 'equipment'>, shown: string): string[] => [
  name,
  shown,
  `${name} ${equipment === 'none' ? 'bodyweight' : equipment}`,
];
