import type { WorkoutNames } from '#src/work/catalogue/workouts/words.ts';

export const words: WorkoutNames = {
  own: 'Entrenamiento',
  day: (program, day) => `${program}, día ${day}`,
  activities: {
    run: 'Carrera',
    walk: 'Caminata',
    hike: 'Senderismo',
    bike: 'Bicicleta',
    row: 'Remo',
    swim: 'Natación',
    skip: 'Saltar la cuerda',
    football: 'Fútbol',
    other: 'Otra actividad',
  },
};
