import type { WorkoutNames } from '#src/work/catalogue/workouts/words.ts';

export const words: WorkoutNames = {
  own: 'Training',
  day: (program, day) => `${program}, Tag ${day}`,
  activities: {
    run: 'Lauf',
    walk: 'Spaziergang',
    hike: 'Wanderung',
    bike: 'Radfahrt',
    row: 'Rudern',
    swim: 'Schwimmen',
    skip: 'Seilspringen',
    football: 'Fußball',
    other: 'Andere Aktivität',
  },
};
