import type { LoanWords } from '../words.ts';

export const words: LoanWords = {
  title: 'Kredite',
  help: 'Ein Kreditgeber zahlt dem Haus für einen Kunden. Bis die Tage für den Widerruf vorbei sind, wird nichts eingetragen, und eine zweite Person verbucht es. Der Kunde schuldet es dem Kreditgeber.',
  failed: 'Die Kredite konnten nicht gelesen werden',
  none: 'Kein Kredit ist unterschrieben.',
  signed: (day) => `unterschrieben ${day}`,
  stands: {
    early: (day) => `Kann widerrufen werden; gezahlt ab ${day}`,
    due: 'Der Kreditgeber muss zahlen',
    waits: 'Wartet auf eine zweite Person',
    paid_out: 'Ausgezahlt',
  },
  acts: { enter: 'Es wurde gezahlt', refused: 'Der Kreditgeber lehnt ab', closed: 'Zurückgezahlt' },
  asks: {
    enter: (lender, amount) => `Hat ${lender} ${amount} gezahlt?`,
    refused: (lender, amount) => `Lehnt ${lender} es ab, ${amount} zu zahlen?`,
    closed: (lender, amount) => `Wurden ${amount} an ${lender} zurückgezahlt?`,
  },
  will: {
    enter: 'Eine zweite Person vergleicht es mit dem Konto und verbucht es. Dann ist die Rechnung bezahlt.',
    refused: 'Der Kunde erfährt es, schuldet dem Kreditgeber nichts und kann anders zahlen.',
    closed: 'Wie es der Kreditgeber sagt. Der Kunde erfährt es.',
  },
  reason: 'Beleg der Bank, oder was der Kreditgeber sagt',
  missing: 'Sag, was es belegt: Es wird aufbewahrt.',
  done: {
    enter: 'Eingetragen. Eine zweite Person muss es verbuchen.',
    refused: 'Der Kunde erfährt es',
    closed: 'Der Kredit ist erledigt',
  },
};
