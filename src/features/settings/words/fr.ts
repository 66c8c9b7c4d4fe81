import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Réglages',
  description: 'L’aspect et la langue de l’application, et la protection de votre compte.',
  preferences: 'Préférences de l’application',
  theme: { label: 'Thème', light: 'Clair', dark: 'Sombre', system: 'Comme l’appareil' },
  language: 'Langue',
  units: { label: 'Unités', imperial: 'Impériales (lb, in)', metric: 'Métriques (kg, cm)' },
  weekStart: { label: 'La semaine commence le', sunday: 'Dimanche', monday: 'Lundi' },
  timezone: 'Fuseau horaire',
  timezoneHelp: 'Il décide quand commence un jour pour ce que vous notez.',
};
