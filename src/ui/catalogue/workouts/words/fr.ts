import type { WorkoutNames } from '../words.ts';

export const words: WorkoutNames = {
  own: 'Séance',
  day: (program, day) => `${program}, jour ${day}`,
};
