import type { WorkoutNames } from '../words.ts';

export const words: WorkoutNames = {
  own: 'Training',
  day: (program, day) => `${program}, Tag ${day}`,
};
