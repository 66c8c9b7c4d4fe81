import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  missing: 'Pas encore sur cet appareil',
  inFull: 'Afficher en entier',
  pose: 'Pose du corps',
  before: 'Avant',
  after: 'Après',
  as: 'Affichage',
  ways: { side: 'Côte à côte', slider: 'Curseur', blink: "L'une sur l'autre", time: 'Dans le temps' },
  share: 'Part de la plus récente',
  other: "Voir l'autre",
  days: (count) => counted(count, { one: "Un jour d'écart", other: `${count} jours d'écart` }),
  moment: 'Laquelle',
};
