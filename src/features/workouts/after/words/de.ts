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
  noMuscles: 'Keine harten Sätze gezählt in diesen Tagen.',
  musclesHelp:
    'Sätze ohne Aufwärmen und ohne die, nach denen du noch mehr als vier Wiederholungen hattest. Wo ein Muskel nur hilft, ein halber Satz.',
  notOwn: 'Eigene Übungen werden nicht gezählt.',
  landmarks: { many: 'Mehr als 20 Sätze', enough: '10 bis 20 Sätze', few: 'Weniger als 10 Sätze' },
  landmarkHelp: {
    many: 'Es bringt noch etwas mehr und braucht mehr Erholung.',
    enough:
      'In Studien brachte das mehr Muskeln als weniger Sätze. Trainierten jungen Männern werden 12 bis 20 geraten.',
    few: 'In Studien zeigt sich Wachstum ab etwa vier Sätzen.',
  },
  others: (muscles) => `Keine harten Sätze gezählt für: ${muscles}.`,
  guidance:
    'Die Bereiche stammen aus Studien mit Gruppen von Menschen. Sie sind ein Anhalt und nichts, was du schuldest.',
  sets: (count, told) => counted(count, { one: `${told} Satz`, other: `${told} Sätze` }),
};
