import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  better: 'Mieux que la dernière fois',
  weight: (by) => `${by} plus lourd`,
  reps: (count, told) =>
    counted(count, {
      one: 'Une répétition de plus au même poids',
      other: `${told} répétitions de plus au même poids`,
    }),
  distance: (by) => `${by} plus loin`,
  time: (by) => `${by} plus longtemps`,
  volume: (by) => `${by} de plus en tout`,
  muscles: 'Les muscles des sept jours',
  noMuscles: 'Aucune série difficile comptée ces jours-ci.',
  musclesHelp:
    'Séries sans les échauffements, ni celles après lesquelles il vous restait plus de quatre répétitions. Un muscle qui ne fait qu’aider compte une demi-série.',
  notOwn: 'Vos propres exercices ne sont pas comptés.',
  landmarks: { many: 'Plus de 20 séries', enough: 'De 10 à 20 séries', few: 'Moins de 10 séries' },
  landmarkHelp: {
    many: 'Cela apporte encore un peu plus et demande plus de repos.',
    enough:
      'Dans les études, cela a donné plus de muscle que moins de séries. Aux hommes jeunes et entraînés, on en conseille 12 à 20.',
    few: 'Dans les études, une croissance se voit à partir d’environ quatre séries.',
  },
  others: (muscles) => `Aucune série difficile comptée pour : ${muscles}.`,
  guidance: 'Ces fourchettes viennent d’études sur des groupes. Ce sont des repères, et vous ne devez rien.',
  sets: (count, told) => counted(count, { one: `${told} série`, other: `${told} séries` }),
};
