import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Deine Daten kommen',
  once: 'Ein Gerät holt sie einmal.',
  received: (n) => `${n} Einträge sind da, der Rest folgt.`,
  start: 'Jetzt loslegen',
  notHere: 'Deine Daten sind noch nicht auf diesem Gerät',
  why: {
    offline:
      'Ein neues Gerät braucht einmal eine Verbindung, um sie zu holen. Verbinde es, dann kommen sie von selbst; danach geht alles ohne.',
    portal:
      'Dieses Netz verlangt zuerst eine Anmeldung. Öffne im Browser irgendeine Seite und melde dich im WLAN an, dann kommen sie.',
    'cannot-reach':
      'Du bist online, aber unser Server antwortet nicht. Wir versuchen es weiter, und sie kommen, sobald er antwortet.',
    'sign-in': 'Deine Sitzung endete, bevor sie da waren. Melde dich wieder an, dann kommen sie.',
    'update-needed': 'Diese Version ist zu alt für unseren Server. Lade neu, um die neue zu bekommen, dann kommen sie.',
    storage: 'Dieses Gerät ist voll. Schaffe Platz und versuche es noch einmal.',
  },
  signIn: 'Anmelden',
};
