import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  open: 'Sperre',
  title: 'Sperre des Albums',
  help: 'Eine PIN versiegelt die Fotos auf diesem Gerät. Gesperrt wird von selbst nach fünf Minuten, und sobald du die App verlässt. Das geht ohne Netz.',
  limits:
    'Sie gilt nur für dieses Gerät, und niemand kann dir die PIN zurückgeben. Dein Konto behält die Fotos unter deinem Passwort.',
  newPin: 'Neue PIN',
  again: 'Die PIN noch einmal',
  length: (least) => `Mindestens ${least} Ziffern oder Buchstaben.`,
  other: 'Die beiden sind nicht gleich.',
  set: 'Mit dieser PIN sperren',
  isSet: 'Das Album hat eine Sperre',
  isOn: 'Die Fotos auf diesem Gerät sind versiegelt.',
  lockNow: 'Jetzt sperren',
  remove: 'Sperre entfernen',
  removeHelp: 'Die Fotos bleiben auf diesem Gerät, unversiegelt.',
  removed: 'Die Sperre ist entfernt',
  shut: 'Das Album ist gesperrt.',
  unlockFirst: 'Entsperre zuerst das Album.',
  pin: 'PIN',
  wrong: 'Das ist nicht die PIN.',
  unlock: 'Entsperren',
  failed: 'Das hat nicht geklappt',
  forgotten: 'Ich habe die PIN vergessen',
  noWay: 'Ohne die PIN kann niemand die Kopien auf diesem Gerät öffnen. Sie werden entfernt, und die Sperre mit ihnen.',
  copies: (count) =>
    counted(count, {
      one: 'Eine Datei ist auch in deinem Konto und kommt von dort zurück.',
      other: `${count} Dateien sind auch in deinem Konto und kommen von dort zurück.`,
    }),
  lost: (count) =>
    counted(count, {
      one: 'Ein Foto wurde nie gesendet. Es ist für immer verloren.',
      other: `${count} Fotos wurden nie gesendet. Sie sind für immer verloren.`,
    }),
  password: 'Passwort deines Kontos',
  needsConnection: 'Das braucht eine Verbindung.',
  wrongPassword: 'Das ist nicht das Passwort.',
  unreached: 'Der Server ließ sich nicht fragen. Versuche es mit einer Verbindung noch einmal.',
  forget: 'Kopien und Sperre entfernen',
  forgot: 'Die Sperre ist entfernt. Deine Fotos kommen aus deinem Konto zurück.',
};
