import type { words as en } from './en.ts';

export const words: typeof en = {
  takenAt: (time) => `Genommen um ${time}`,
  notTaken: 'Nicht genommen',
  notTakenWhy: (reason) => `Nicht genommen: ${reason}`,
  skip: (name) => `Nicht genommen: ${name}`,
  reasons: {
    forgot: 'Ich habe es vergessen',
    'ran-out': 'Es war aufgebraucht',
    'side-effects': 'Ich vertrage es nicht',
    'felt-well': 'Mir ging es ohne gut',
    advised: 'Mir wurde geraten, es wegzulassen',
    other: 'Etwas anderes',
  },
  why: 'Warum',
  whyHelp: 'Es hilft denen, die dich betreuen. Niemand nimmt es dir übel.',
  note: 'Notiz',
  save: 'Speichern',
  done: { taken: 'Als genommen vermerkt', skipped: 'Als nicht genommen vermerkt', open: 'Wieder offen' },
  failed: { title: 'Das wurde nicht gespeichert', description: 'Nichts wurde geändert. Versuch es noch einmal.' },
  due: 'Es ist Zeit',
  take: 'Genommen',
};
