import type { words as en } from './en.ts';

export const words: typeof en = {
  earned: 'Réussite',
  earnedMore: (count) => `${count} réussites`,
  names: {
    workouts: (count) => `${count} séances`,
    records: (count) => `${count} records personnels`,
    comebacks: () => 'De retour',
    returns: () => 'De retour après une pause',
    streak: (count) => `${count} jours de suite`,
    weeks: (count) => `${count} semaines de suite`,
    weighings: (count) => `${count} pesées`,
    goals: (count) => `${count} objectifs atteints`,
    way: (count) => `${count} % du chemin`,
    lost: (count) => `${count} % de moins qu’au départ`,
  },
  firsts: { workouts: 'Première séance', goals: 'Premier objectif atteint', records: 'Premier record personnel' },
};
