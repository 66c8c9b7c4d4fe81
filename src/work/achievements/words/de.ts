import type { words as en } from './en.ts';

export const words: typeof en = {
  earned: 'Erfolg',
  earnedMore: (count) => `${count} Erfolge`,
  names: {
    workouts: (count) => `${count} Trainings`,
    records: (count) => `${count} persönliche Rekorde`,
    comebacks: () => 'Wieder da',
    returns: () => 'Nach einer Pause wieder da',
    streak: (count) => `${count} Tage in Folge`,
    weeks: (count) => `${count} Wochen in Folge`,
    weighings: (count) => `${count}-mal gewogen`,
    goals: (count) => `${count} Ziele erreicht`,
    way: (count) => `${count} % des Weges`,
    lost: (count) => `${count} % leichter als am Anfang`,
  },
  firsts: { workouts: 'Erstes Training', goals: 'Erstes Ziel erreicht', records: 'Erster persönlicher Rekord' },
};
