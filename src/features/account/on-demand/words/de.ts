import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  title: 'Personen auf diesem Handy',
  help: 'Jede hat hier ihre eigenen Einträge. Nichts von der einen wird der anderen gezeigt oder mit deren Anmeldung gesendet.',
  here: 'Jetzt hier',
  again: 'Muss sich neu anmelden',
  waiting: (count, name) =>
    counted(count, {
      one: `Ein Eintrag wartet, bis ${name} wieder hier ist oder dieses Handy ihn von selbst sendet.`,
      other: `${count} Einträge warten, bis ${name} wieder hier ist oder dieses Handy sie von selbst sendet.`,
    }),
  locked: 'Mit PIN',
  add: 'Person hinzufügen',
  full: (most) => `Mehr als ${most} Personen teilen sich kein Handy.`,
  noRoom: 'Dieses Handy hat keinen Platz für eine weitere Person.',
  changed: 'Das ging nicht. Öffne die Liste noch einmal.',
  failed: 'Das ging nicht',
  pinOf: (name) => `PIN von ${name}`,
  open: 'Öffnen',
  back: 'Zurück',
  wrong: 'Das ist nicht die PIN.',
  wait: (seconds) =>
    counted(seconds, {
      one: 'Zu oft falsch. Versuche es in einer Sekunde wieder.',
      other: `Zu oft falsch. Versuche es in ${seconds} Sekunden wieder.`,
    }),
  forgotten: 'PIN vergessen',
  password: 'Passwort deines Kontos',
  remove: 'PIN entfernen',
  needsConnection: 'Dafür braucht es eine Verbindung.',
  wrongPassword: 'Das ist nicht das Passwort.',
  unreached: 'Der Server war nicht zu erreichen. Versuche es mit Verbindung noch einmal.',
  lock: 'Deine PIN auf diesem Handy',
  lockHelp:
    'Sie wird verlangt, wenn du hier gewählt wirst und wenn die App sich öffnet. Bleibt die App offen, auch im Hintergrund, fragt sie nicht noch einmal: Schließe sie, bevor du das Handy weitergibst.',
  limits:
    'Sie hält fern, wer das Handy in die Hand nimmt. Sie verschlüsselt deine Einträge nicht: Wer den Speicher dieses Handys kopieren oder die Werkzeuge eines Browsers benutzen kann, kann sie lesen.',
  newPin: 'Neue PIN',
  againPin: 'Die PIN noch einmal',
  length: (least) => `Mindestens ${least} Ziffern oder Buchstaben.`,
  other: 'Die beiden sind nicht gleich.',
  set: 'Diese PIN verlangen',
  isSet: 'Deine PIN wird ab jetzt verlangt',
  removed: 'Es wird keine PIN mehr verlangt',
};
