import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Vues enregistrées',
  keep: 'Enregistrer cette vue…',
  drop: (name) => `Oublier « ${name} »`,
  help: 'Ce qui est filtré maintenant et son ordre, sous un nom. Vous seul le voyez, sur tous vos appareils.',
  name: 'Nom',
  missing: 'Donnez-lui un nom.',
  act: 'Enregistrer',
  done: 'La vue est enregistrée',
  gone: 'La vue est oubliée',
  refused: {
    taken: 'Vous avez une autre vue de ce nom. Oubliez-la d’abord, ou choisissez un autre nom.',
    full: 'Trente vues par bureau suffisent : oubliez-en une d’abord.',
  },
};
