import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  kinds: {
    weight: 'Peso',
    'body-fat': 'Grasa corporal',
    waist: 'Cintura',
    workouts: 'Entrenamientos a la semana',
    strength: 'Fuerza',
    distance: 'Distancia a la semana',
    duration: 'Tiempo de entrenamiento a la semana',
    calories: 'Calorías al día',
    protein: 'Proteína al día',
    water: 'Agua al día',
    steps: 'Pasos al día',
    sleep: 'Sueño por noche',
    'resting-heart-rate': 'Pulso en reposo',
    'blood-pressure': 'Tensión, valor alto',
    streak: 'Días seguidos',
    custom: 'Algo tuyo',
  },
  units: {
    workouts: (count) => counted(count, { one: 'entrenamiento', other: 'entrenamientos' }),
    glasses: (count) => counted(count, { one: 'vaso', other: 'vasos' }),
    steps: (count) => counted(count, { one: 'paso', other: 'pasos' }),
    days: (count) => counted(count, { one: 'día', other: 'días' }),
  },
  exercise: {
    label: 'Ejercicio',
    help: 'La cifra es tu máximo estimado, a partir de las series que registras.',
    choose: 'Elige un ejercicio',
  },
  reasons: { ill: 'Enfermedad', travel: 'De viaje', fasting: 'Ayuno', period: 'Regla', other: 'Otra cosa' },
};
