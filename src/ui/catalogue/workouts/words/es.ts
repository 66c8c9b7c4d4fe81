import type { WorkoutNames } from '../words.ts';

export const words: WorkoutNames = {
  own: 'Entrenamiento',
  day: (program, day) => `${program}, día ${day}`,
};
