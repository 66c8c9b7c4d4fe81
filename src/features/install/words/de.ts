import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Auf den Startbildschirm damit',
  detail: 'Von dort öffnet es sich sofort, mit und ohne Netz, und braucht kaum Platz.',
  install: 'Installieren',
  how: 'So geht es',
  later: 'Jetzt nicht',
  steps: {
    title: 'Zum Home-Bildschirm',
    each: [
      'Tippe auf Teilen: das Quadrat mit dem Pfeil nach oben.',
      'Scrolle nach unten und wähle „Zum Home-Bildschirm“.',
      'Tippe auf Hinzufügen.',
      'Öffne es von dort und melde dich einmal an. Was von hier gesendet wurde, ist schon da.',
    ],
    done: 'Fertig',
  },
};
