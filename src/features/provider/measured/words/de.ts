import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  title: 'Messungen',
  help: 'Was der Klient gemessen hat, soweit es auf diesem Gerät ist.',
  none: 'Auf diesem Gerät ist nichts Gemessenes.',
  before: (count) => counted(count, { one: 'Eine davor', other: `${count} davor` }),
  of: (name) => `Davor: ${name}`,
};
