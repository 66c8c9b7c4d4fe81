import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  better: 'Mejor que la última vez',
  weight: (by) => `${by} más de peso`,
  reps: (count, told) =>
    counted(count, {
      one: 'Una repetición más con el mismo peso',
      other: `${told} repeticiones más con el mismo peso`,
    }),
  distance: (by) => `${by} más lejos`,
  time: (by) => `${by} más de tiempo`,
  volume: (by) => `${by} más en total`,
  muscles: 'Músculos de los siete días',
  noMuscles: 'Ninguna serie exigente contada en estos días.',
  musclesHelp:
    'Series sin calentamientos y sin aquellas tras las que te quedaban más de cuatro repeticiones. Donde un músculo solo ayuda, media serie.',
  notOwn: 'Los ejercicios propios no se cuentan.',
  landmarks: { many: 'Más de 20 series', enough: 'De 10 a 20 series', few: 'Menos de 10 series' },
  landmarkHelp: {
    many: 'Aún aporta algo más y pide más descanso.',
    enough:
      'En los estudios dieron más músculo que menos series. A hombres jóvenes entrenados se les aconsejan de 12 a 20.',
    few: 'En los estudios se ve crecimiento a partir de unas cuatro series.',
  },
  others: (muscles) => `Sin series exigentes contadas para: ${muscles}.`,
  guidance: 'Los rangos vienen de estudios con grupos de personas. Son una orientación y nada que debas.',
  sets: (count, told) => counted(count, { one: `${told} serie`, other: `${told} series` }),
};
