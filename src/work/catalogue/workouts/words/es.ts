import type { WorkoutNames } from '#src/work/catalogue/workouts/words.ts';

export const words: WorkoutNames = {
  own: 'Entrenamiento',
  day: (program, day) => `${program}, día ${day}`,
};
