import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  title: 'Photos qui vous sont montrées',
  until: (day) => `Jusqu’au ${day}`,
  open: (count) => counted(count, { one: 'Ouvrir une photo', other: `Ouvrir ${count} photos` }),
  help: 'À regarder seulement, et seulement ici. Le client saura que vous les avez ouvertes. Elles quittent cet appareil à la fin.',
  ended: 'Ces photos ne vous sont plus montrées.',
  strip: 'Les photos',
};
