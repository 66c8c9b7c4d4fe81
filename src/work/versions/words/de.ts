import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Frühere Fassungen',
  failed: 'Die Fassungen konnten nicht erfragt werden',
  none: 'Noch ist keine Fassung aufbewahrt.',
  by: (moment, name) => `${moment}, ${name}`,
  somebody: 'jemand, der nicht mehr hier ist',
  now: 'Gilt jetzt',
  first: 'Die erste aufbewahrte Fassung.',
  nothing: 'Nichts, was man sieht.',
  added: (name) => `Dazu: ${name}`,
  removed: (name) => `Herausgenommen: ${name}`,
  changed: (name, what) => `${name}: ${what}`,
  field: (label, was, is) => `${label} ${was} → ${is}`,
  renamed: (was, is) => `${was} → ${is}`,
  text: (label) => `${label}: anders formuliert`,
  order: 'Die Übungen stehen in anderer Reihenfolge.',
  exercise: 'Eine Übung',
  unsaid: 'keine Angabe',
  meal: 'Mahlzeit',
  notes: 'Hinweis',
  takeUp: 'Diese wieder aufnehmen',
  program: 'Daten und Trainingstage bleiben, wie sie jetzt sind. Schon geplante Einheiten bleiben, wie sie sind.',
  meals:
    'Kommende Tage werden, wie sie damals geplant waren. Was gegessen, ausgetauscht oder gestrichen wurde, bleibt so.',
  takenUp: 'Wieder aufgenommen',
  same: 'Sie ist dieselbe wie jetzt',
};
