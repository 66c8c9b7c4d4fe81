import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  left: (left, all) =>
    counted(all, { one: `noch ${left} von einer Einheit`, other: `noch ${left} von ${all} Einheiten` }),
  sold: (count) =>
    counted(count, { one: 'Damit ist eine Einheit bezahlt.', other: `Damit sind ${count} Einheiten bezahlt.` }),
  takes: (title, left) => `${title}: ${left}. Dieser Termin nimmt eine davon, sobald er bestätigt ist.`,
  terms: 'Wenn eine Einheit abgesagt wird',
  back: {
    session: 'Du bekommst die Einheit zurück.',
    money: (amount) => `${amount} gehen an dich zurück, und die Einheit zählt als genommen.`,
    none: 'Davon kommt nichts zurück: Die Einheit zählt als genommen.',
    counts: 'Es zählt, wann es auf unserem Server ankommt.',
  },
  term: {
    client: (hours, back) =>
      hours === 0
        ? `Von dir, später als das: ${back}`
        : `Von dir, ${counted(hours, { one: 'eine Stunde', other: `${hours} Stunden` })} vorher oder früher: ${back}`,
    provider: (back) => `Vom Anbieter, wann auch immer: ${back}`,
    absence: (back) => `Der Anbieter kommt nicht: ${back}`,
    session: 'du bekommst die Einheit zurück',
    money: (share) => `${share} des Preises gehen zurück`,
    none: 'nichts kommt zurück',
  },
};
