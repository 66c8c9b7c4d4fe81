import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Meine Betreuung',
  description: 'Wer dich betreut, und was für dich aufgeschrieben wurde.',
  coming: 'Dein Team kommt',
  failed: 'Dein Team ließ sich nicht lesen',
  team: {
    title: 'Mein Team',
    none: 'Noch betreut dich niemand',
    noneHelp: 'Bei wem du einen Termin buchst, steht hier.',
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
};
