import type { WorkoutNames } from '#src/work/catalogue/workouts/words.ts';

export const words: WorkoutNames = {
  own: 'Séance',
  day: (program, day) => `${program}, jour ${day}`,
  activities: {
    run: 'Course à pied',
    walk: 'Marche',
    hike: 'Randonnée',
    bike: 'Vélo',
    row: 'Aviron',
    swim: 'Natation',
    skip: 'Corde à sauter',
    football: 'Football',
    other: 'Autre activité',
  },
};
