import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Meine Betreuung',
  description: 'Wer dich betreut, und was für dich aufgeschrieben wurde.',
  coming: 'Dein Team kommt',
  failed: 'Dein Team ließ sich nicht lesen',
  team: {
    title: 'Mein Team',
    none: 'Noch betreut dich niemand',
    noneHelp: 'Wen du buchst, bittest oder über einen Code annimmst, steht hier.',
    book: 'Termin buchen',
    message: (name) => `Nachricht an ${name}`,
    sees: {
      trainer: 'Sieht deine Trainings, dein Wasser, deine Ziele und Messungen.',
      nutritionist: 'Sieht deine Mahlzeiten, dein Wasser, deine Ziele und Messungen.',
      doctor: 'Sieht deine Messungen, Medikamente, Notfallkarte, Unterlagen und Laborergebnisse.',
      aesthetic_surgeon: 'Sieht deine Messungen, Medikamente, Notfallkarte, Unterlagen und Laborergebnisse.',
      lab_technician: 'Sieht deine Laboraufträge.',
    },
    withdrawn: 'Sieht nichts mehr',
    next: (when) => `Nächster Termin ${when}`,
    who: 'Wer meine Akte sehen darf, und wer sie ansah',
  },
  notes: {
    title: 'Notizen für mich',
    none: 'Niemand hat eine Notiz mit dir geteilt.',
    failed: 'Die Notizen ließen sich nicht lesen',
  },
  papers: {
    title: 'Für mich unterschrieben',
    none: 'Für dich wurde nichts unterschrieben.',
    failed: 'Das Unterschriebene ließ sich nicht lesen',
    take: 'Zu meinen Medikamenten',
    taken: 'Bei meinen Medikamenten',
    voidTaken:
      'Es wurde für ungültig erklärt und steht noch bei deinen Medikamenten. Frag vor dem Absetzen ärztlich nach.',
    end: 'Zu meinen Medikamenten gehen',
    tookOver: 'Zu deinen Medikamenten genommen',
    tookOverHelp: 'Zeiten und Erinnerungen lassen sich dort ändern.',
    notSaved: 'Nicht gespeichert',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    book: 'Termin buchen',
    takeBack: 'Zurücknehmen',
    referralHelp: 'Nimmst du an, wird dort diese Überweisung gelesen, und sonst nichts aus deiner Akte.',
    all: 'Alle zeigen',
  },
  facts: {
    title: 'Was ärztlich über mich bekannt ist',
    none: 'Ärztlich ist weder eine Diagnose noch eine Allergie festgehalten.',
    failed: 'Das ließ sich nicht lesen',
  },
};
