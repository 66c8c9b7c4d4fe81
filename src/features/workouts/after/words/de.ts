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
  noMuscles: 'Keine harten Sätze in diesen Tagen.',
  musclesHelp:
    'Sätze ohne Aufwärmen und ohne die, nach denen du noch mehr als vier Wiederholungen hattest. Wo ein Muskel nur hilft, ein halber Satz.',
  landmarks: { many: 'Mehr als 20 Sätze', enough: '10 bis 20 Sätze', few: 'Weniger als 10 Sätze' },
  landmarkHelp: {
    many: 'Es bringt noch etwas mehr und braucht mehr Erholung.',
    enough: 'Hier liegen die meisten, die für Muskeln trainieren.',
    few: 'Es lässt Muskeln wachsen und erhält, was da ist.',
  },
  others: (muscles) => `Keine Sätze für: ${muscles}.`,
  guidance:
    'Die Bereiche stammen aus Studien mit Gruppen von Menschen. Sie sind ein Anhalt und nichts, was du schuldest.',
  sets: (count, told) => counted(count, { one: `${told} Satz`, other: `${told} Sätze` }),
};
