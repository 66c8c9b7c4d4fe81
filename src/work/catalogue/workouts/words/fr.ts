import type { WorkoutNames } from '#src/work/catalogue/workouts/words.ts';

export const words: WorkoutNames = {
  own: 'Séance',
  day: (program, day) => `${program}, jour ${day}`,
};
