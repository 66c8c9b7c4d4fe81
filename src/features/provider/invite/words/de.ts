import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  title: 'Klienten einladen',
  help: 'Wer deinen Code unter „Meine Betreuung“ eingibt oder den Link öffnet, sieht, wer du bist und was du sehen wirst, und nimmt an. Ein Code gilt 14 Tage.',
  offline: 'Codes brauchen eine Verbindung',
  for: 'Für wie viele',
  many: (n) => counted(n, { one: 'Ein Klient', other: `${n} Klienten` }),
  make: 'Code erstellen',
  made: 'Der Code ist da',
  notMade: 'Kein Code erstellt',
  notMadeHelp: 'Vielleicht waren es heute schon zwanzig. Versuch es morgen wieder.',
  open: 'Deine Codes',
  none: 'Kein Code ist offen.',
  failed: 'Deine Codes ließen sich nicht lesen',
  used: (used, most, day) => `${used} von ${most} verbraucht, bis ${day}`,
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  notCopied: 'Der Link ließ sich nicht kopieren',
  revoke: 'Widerrufen',
  act: (act, code) => `${act}: ${code}`,
  revoked: 'Der Code gilt nicht mehr',
  notRevoked: 'Nicht widerrufen',
  requests: {
    title: 'Bittet um deine Betreuung',
    unnamed: 'Jemand',
    since: (day) => `Gebeten am ${day}`,
    accept: 'Annehmen',
    decline: 'Ablehnen',
    accepted: (name) => `Du betreust ${name} jetzt`,
    declined: 'Abgelehnt',
    doneHelp: 'Es gilt, sobald es auf unserem Server angekommen ist.',
    notSaved: 'Nicht gespeichert',
  },
  end: {
    act: 'Betreuung beenden',
    ask: (name) => `Betreuung von ${name} beenden?`,
    takes:
      'Wenn ihr keinen vereinbarten Termin teilt, siehst du Kontaktdaten und Akte nicht mehr, sie gehen von deinen Geräten, und was dir einzeln gezeigt wurde, endet für immer.',
    stays:
      'Deine eigenen Notizen bleiben dir zum Lesen, und was du geplant hast, bleibt beim Klienten, der vom Ende erfährt. Mit einem vereinbarten Termin, auch einem vergangenen, siehst du weiter alles, bis der Klient es entzieht.',
    keep: 'So lassen',
    done: 'Die Betreuung ist beendet',
    notSaved: 'Nicht beendet',
  },
};
