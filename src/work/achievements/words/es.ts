import type { words as en } from './en.ts';

export const words: typeof en = {
  earned: 'Logro',
  earnedMore: (count) => `${count} logros`,
  names: {
    workouts: (count) => `${count} entrenamientos`,
    records: (count) => `${count} récords personales`,
    comebacks: () => 'De vuelta',
    returns: () => 'De vuelta tras una pausa',
    streak: (count) => `${count} días seguidos`,
    weeks: (count) => `${count} semanas seguidas`,
    weighings: (count) => `${count} pesadas`,
    goals: (count) => `${count} metas alcanzadas`,
    way: (count) => `${count} % del camino`,
    lost: (count) => `${count} % menos que al empezar`,
  },
  firsts: { workouts: 'Primer entrenamiento', goals: 'Primera meta alcanzada', records: 'Primer récord personal' },
};
