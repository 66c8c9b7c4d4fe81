import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  title: 'Dir gezeigte Fotos',
  until: (day) => `Bis ${day}`,
  open: (count) => counted(count, { one: 'Ein Foto öffnen', other: `${count} Fotos öffnen` }),
  help: 'Nur zum Ansehen, und nur hier. Der Klient erfährt, dass du sie geöffnet hast. Sie verlassen dieses Gerät, wenn es endet.',
  ended: 'Diese Fotos werden dir nicht mehr gezeigt.',
  strip: 'Die Fotos',
};
