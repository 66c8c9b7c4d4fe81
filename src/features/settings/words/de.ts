import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Einstellungen',
  description: 'Wie die App aussieht und spricht, und wie dein Konto geschützt ist.',
  preferences: 'App-Einstellungen',
  theme: { label: 'Farben', light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät' },
  language: 'Sprache',
  units: { label: 'Maßeinheiten', imperial: 'Angloamerikanisch (lb, in)', metric: 'Metrisch (kg, cm)' },
  weekStart: { label: 'Die Woche beginnt am', sunday: 'Sonntag', monday: 'Montag' },
  timezone: 'Zeitzone',
  timezoneHelp: 'Sie entscheidet, wann für deine Einträge ein Tag beginnt.',
};
