import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Ajustes',
  description: 'Cómo se ve y habla la aplicación, y cómo se protege tu cuenta.',
  preferences: 'Preferencias de la aplicación',
  theme: { label: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Como el dispositivo' },
  language: 'Idioma',
  units: { label: 'Unidades', imperial: 'Imperiales (lb, in)', metric: 'Métricas (kg, cm)' },
  weekStart: { label: 'La semana empieza el', sunday: 'Domingo', monday: 'Lunes' },
  timezone: 'Zona horaria',
  timezoneHelp: 'Decide cuándo empieza un día para lo que registras.',
};
