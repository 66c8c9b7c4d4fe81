import { countingIn } from '#src/lib/words.ts';
import type { KeptWords } from '../words.ts';

const counted = countingIn('de');

export const words: KeptWords = {
  care: {
    paused: { title: 'Die Betreuung ruht', help: 'Die Akte ist wieder lesbar, sobald die Betreuung weitergeht.' },
    hidden: {
      title: 'Der Klient zeigt dir nichts',
      help: 'Er hat dir die Einsicht in die Akte entzogen. Die Betreuung selbst ist nicht beendet.',
    },
    closed: {
      title: 'Akten sind dir verschlossen',
      help: 'Die Verwaltung hat dich nicht oder nicht mehr freigegeben.',
    },
    over: { title: 'Die Betreuung ist beendet', help: 'Du siehst die Akte nicht mehr.' },
  },
  by: {
    client: (when) => `Der Klient hat sie am ${when} beendet.`,
    provider: (when) => `Du hast sie am ${when} beendet.`,
    office: (when) => `Die Verwaltung hat sie am ${when} beendet.`,
    nobody: (when) => `Sie endete am ${when}.`,
  },
  written: 'Was du geschrieben und unterschrieben hast, bleibt lesbar.',
  kept: 'Was du gerade geschrieben hast, wurde nicht in der Akte gespeichert. Es steht unten und bleibt auf diesem Gerät, nur für dich, bis du es löschst oder dich abmeldest. Kopiere, was du noch brauchst.',
  title: 'Was du geschrieben hattest',
  help: 'Deine eigenen Worte über Klienten, deren Akten dir verschlossen sind. Sie sind nur auf diesem Gerät, bis du sie löschst oder dich abmeldest, und niemand sonst liest sie. Geht die Betreuung weiter, stehen sie wieder in ihrem Formular.',
  kinds: {
    note: 'Notiz',
    program: 'Programm',
    evaluation: 'Bewertung',
    milestone: 'Meilenstein',
    goal: 'Ziel',
    targets: 'Tagesziele',
    comment: 'Kommentar',
    session: 'Notizen zur Sitzung',
    decline: 'Grund der Absage',
    case: 'OP-Fall',
    operation: 'Operation',
    fact: 'Diagnose oder Allergie',
    paper: 'Dokument zum Unterschreiben',
  },
  about: (kind, name) => `${kind}: ${name}`,
  client: 'ein Klient',
  field: (label, text) => `${label}: ${text}`,
  sets: (sets, each) => `${sets} × ${each}`,
  seconds: (figure) => `${figure} s`,
  weeks: (count) => counted(count, { one: 'eine Woche', other: `${count} Wochen` }),
  exercise: 'Eine Übung',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  notCopiedHelp: 'Der Browser hat es nicht erlaubt. Markiere den Text und kopiere ihn von Hand.',
  remove: 'Löschen',
  removeAsk: 'Diese Worte löschen?',
  removeHelp: 'Sie stehen nirgends sonst.',
  removed: 'Gelöscht',
  notRemoved: 'Nicht gelöscht',
  notRemovedHelp: 'Die Worte sind noch da. Versuche es noch einmal.',
};
