import type { words as en } from './en.ts';

export const words: typeof en = {
  left: (left, all) => `noch ${left} von ${all} Einheiten`,
  sold: (count) => (count === 1 ? 'Damit ist eine Einheit bezahlt.' : `Damit sind ${count} Einheiten bezahlt.`),
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
      hours === 0 ? `Von dir, später als das: ${back}` : `Von dir, ${hours} Stunden vorher oder früher: ${back}`,
    provider: (back) => `Vom Anbieter, wann auch immer: ${back}`,
    absence: (back) => `Der Anbieter kommt nicht: ${back}`,
    session: 'du bekommst die Einheit zurück',
    money: (share) => `${share} des Preises gehen zurück`,
    none: 'nichts kommt zurück',
  },
};
