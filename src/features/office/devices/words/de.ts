import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Geräte und Abgleich',
  help: 'Jedes Gerät meldet einmal am Tag seine Version, wie viel es noch nicht senden konnte, und die Codes abgelehnter Einträge; nichts von dem, was eingegeben wurde. Gezählt werden Geräte, die sich in den letzten 30 Tagen gemeldet haben.',
  failed: 'Die Meldungen ließen sich nicht lesen',
  none: 'Noch hat sich kein Gerät gemeldet.',
  version: (name) => `Fassung ${name}`,
  newest: 'neueste',
  firstAt: (day) => `zuerst gemeldet ${day}`,
  unsent: 'Mit Ungesendetem',
  oldest: (moment) => `das Älteste seit ${moment}`,
  refused: (reason) => `Mit abgelehnten Einträgen: ${reason}`,
  reasons: {
    '42501': 'nicht erlaubt',
    '23502': 'etwas fehlt',
    '23503': 'gehört zu etwas, das es nicht mehr gibt',
    '23505': 'schon vorhanden',
    '23514': 'außerhalb der Grenzen',
    '22023': 'nicht gültig',
    '23P01': 'die Zeit ist vergeben',
    P0001: 'eine Grenze war erreicht',
  },
  code: (reason, code) => `${reason} (${code})`,
  reported: (moment) => `gemeldet ${moment}`,
  counted: (edits) => `${edits} ungesendet`,
  writes: (count, reason) => `${count} × ${reason}`,
  nobody: 'Gelöschtes Konto',
};
