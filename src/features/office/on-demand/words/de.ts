import type { RequestsWords } from '../words.ts';

export const words: RequestsWords = {
  title: 'Anfragen zu Daten',
  help: 'Abschnitte 34 bis 38 des Datenschutzgesetzes von 2023: Auskunft, Berichtigung, Löschung, Mitnahme, Widerspruch. Dreißig Tage ab Eingang, einmal aus einem Grund verlängert. Was jemand in den Einstellungen selbst tut, braucht keine.',
  failed: 'Die Anfragen ließen sich nicht lesen',
  none: 'Keine Anfrage wartet.',
  unnamed: 'Ohne Namen',
  missing: 'Sag es in Worten: Die Person liest es.',
  kinds: {
    access: 'Auskunft',
    correction: 'Berichtigung',
    erasure: 'Löschung',
    portability: 'Mitnahme',
    objection: 'Widerspruch',
  },
  about: (kind, who) => `${kind} – ${who}`,
  received: (day) => `eingegangen ${day}`,
  taken: (who) => `${who} arbeitet daran`,
  due: (day) => `Fällig ${day}`,
  overdue: (day) => `Überfällig seit ${day}`,
  extended: (reason) => `Verlängert, weil: ${reason}`,
  acts: {
    take: 'Übernehmen',
    extend: 'Um 30 Tage verlängern',
    answered: 'Beantworten',
    refused: 'Ablehnen',
  },
  says: {
    extend: 'Grund',
    answered: 'Antwort',
    refused: 'Grund',
  },
  will: {
    extend: 'Nur einmal. Die Person erfährt den Grund und den neuen Tag.',
    answered: 'Damit endet die Anfrage. Die Person liest die Antwort in den Einstellungen.',
    refused:
      'Damit endet die Anfrage. Die Person liest den Grund in den Einstellungen, und wo sie sich beschweren kann.',
  },
  done: {
    take: 'Du arbeitest daran',
    extend: 'Die Anfrage ist verlängert',
    answered: 'Die Anfrage ist beantwortet',
    refused: 'Die Anfrage ist abgelehnt',
  },
  for: (act, who) => `${act} – ${who}`,
  documents: {
    title: 'Unterlagen',
    help: 'Jede, die du öffnest, ist eine Zeile im Protokoll. Du siehst sie eine Stunde lang, oder bis du entscheidest.',
    none: 'Es wurde nichts hochgeladen.',
    failed: 'Die Unterlagen ließen sich nicht lesen',
    open: 'Öffnen',
    scan: 'Der Scan',
    missing: 'Sie ist nicht da, oder deine Stunde ist um. Öffne sie noch einmal.',
    added: (day) => `hochgeladen ${day}`,
  },
};
