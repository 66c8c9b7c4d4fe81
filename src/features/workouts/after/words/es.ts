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
  noMuscles: 'Ninguna serie en estos días.',
  musclesHelp: 'Series sin calentamientos; donde un músculo solo ayuda, media serie.',
  sets: (count, told) => counted(count, { one: `${told} serie`, other: `${told} series` }),
};
