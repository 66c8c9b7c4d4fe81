import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Versions précédentes',
  failed: 'Les versions n’ont pas pu être demandées',
  none: 'Aucune version n’est encore conservée.',
  by: (moment, name) => `${moment}, ${name}`,
  somebody: 'une personne qui n’est plus là',
  now: 'En vigueur',
  first: 'La première version conservée.',
  oldest: 'La plus ancienne qui est sur cet appareil.',
  nothing: 'Rien de visible.',
  added: (name) => `Ajouté : ${name}`,
  removed: (name) => `Retiré : ${name}`,
  changed: (name, what) => `${name} : ${what}`,
  field: (label, was, is) => `${label} ${was} → ${is}`,
  renamed: (was, is) => `${was} → ${is}`,
  text: (label) => `${label} : formulé autrement`,
  order: 'Les exercices sont dans un autre ordre.',
  exercise: 'Un exercice',
  unsaid: 'aucune',
  meal: 'Repas',
  notes: 'Remarque',
  takeUp: 'Reprendre cette version',
  program:
    'Les dates et les jours d’entraînement restent ceux d’à présent. Les séances déjà prévues restent telles quelles.',
  meals:
    'Les jours à venir redeviennent ce qui était prévu alors. Ce qui a été mangé, remplacé ou retiré reste tel quel.',
  takenUp: 'Version reprise',
  same: 'Elle est identique à l’actuelle',
};
