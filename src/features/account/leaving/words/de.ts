import type { words as en } from './en.ts';

export const words: typeof en = {
  leave: {
    signOut: 'Abmelden',
    onlyHere: 'Auf diesem Gerät abgemeldet',
    onlyHereHelp: {
      offline: 'Es gab keine Verbindung, darum bleiben deine anderen Geräte angemeldet.',
      busy: 'Der Server konnte es gerade nicht tun, darum bleiben deine anderen Geräte angemeldet.',
      ended:
        'Der Server hatte diese Sitzung schon beendet, darum sind deine anderen Geräte vielleicht noch angemeldet.',
    },
  },
  deleted: {
    title: 'Dein Konto ist gelöscht',
    help: 'Auf diesem Gerät ist nichts mehr davon.',
    close: 'Du kannst diese Seite schließen.',
  },
};
