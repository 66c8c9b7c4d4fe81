import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Wartet auf dich',
  checkin: 'Wie geht es dir?',
  consent: 'Eine Einwilligung zum Lesen und Entscheiden',
};
