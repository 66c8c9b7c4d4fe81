import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  missing: 'Noch nicht auf diesem Gerät',
  inFull: 'In voller Größe zeigen',
  pose: 'Haltung',
  before: 'Vorher',
  after: 'Nachher',
  as: 'Ansicht',
  ways: { side: 'Nebeneinander', slider: 'Schieber', blink: 'Übereinander', time: 'Im Verlauf' },
  share: 'Wie viel vom späteren',
  other: 'Das andere zeigen',
  days: (count) => counted(count, { one: 'Ein Tag dazwischen', other: `${count} Tage dazwischen` }),
  moment: 'Welches davon',
};
