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
  noMuscles: 'Aucune série ces jours-ci.',
  musclesHelp: 'Séries sans les échauffements ; un muscle qui ne fait qu’aider compte une demi-série.',
  sets: (count, told) => counted(count, { one: `${told} série`, other: `${told} séries` }),
};
