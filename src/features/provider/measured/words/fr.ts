import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  title: 'Mesures',
  help: 'Ce que le client a mesuré, dans la mesure où cet appareil le garde.',
  none: 'Aucune mesure n’est sur cet appareil.',
  before: (count) => counted(count, { one: 'Une avant', other: `${count} avant` }),
  of: (name) => `Avant : ${name}`,
};
