import type { WorkoutNames } from '#src/work/catalogue/workouts/words.ts';

export const words: WorkoutNames = {
  own: 'Training',
  day: (program, day) => `${program}, Tag ${day}`,
};
