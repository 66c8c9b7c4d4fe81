import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  better: 'Besser als letztes Mal',
  weight: (by) => `${by} schwerer`,
  reps: (count, told) =>
    counted(count, {
      one: 'Eine Wiederholung mehr mit demselben Gewicht',
      other: `${told} Wiederholungen mehr mit demselben Gewicht`,
    }),
  distance: (by) => `${by} weiter`,
  time: (by) => `${by} länger`,
  volume: (by) => `Insgesamt ${by} mehr`,
  muscles: 'Muskeln der sieben Tage',
  noMuscles: 'Keine Sätze in diesen Tagen.',
  musclesHelp: 'Sätze ohne Aufwärmen; wo ein Muskel nur hilft, ein halber Satz.',
  sets: (count, told) => counted(count, { one: `${told} Satz`, other: `${told} Sätze` }),
};
