import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Vor deinem ersten Plan',
  help: 'Kreuze an, was auf dich zutrifft. Dein Training und deine Ärzte lesen es.',
  asked: {
    heart: 'Mir wurde ärztlich gesagt, dass mein Herz krank oder mein Blutdruck zu hoch ist',
    chest: 'Mir tut die Brust weh, in Ruhe oder wenn ich mich anstrenge',
    faint: 'Im letzten Jahr wurde ich ohnmächtig oder beinahe',
    joint: 'Ein Knochen, ein Gelenk oder mein Rücken könnte durch Training schlimmer werden',
    medicine: 'Ich nehme Medizin für Herz, Blutdruck oder Zucker',
    other: 'Es gibt etwas anderes, weswegen das Training vielleicht warten muss',
  },
  save: 'Das ist alles',
  saved: 'Antworten gespeichert',
  askDoctor: 'Frag zuerst eine Ärztin oder einen Arzt',
  askDoctorHelp: 'Etwas von dem, was du angekreuzt hast, sollte angesehen werden, bevor du nach einem Plan trainierst.',
  signedBefore: 'Deine Antworten sind vielleicht neuer als die Freigabe. Frag ärztlich nach, ob sie noch gilt.',
  cleared: 'Ärztlich spricht nichts dagegen',
  again: 'Noch einmal antworten',
  notSaved: 'Antworten nicht gespeichert',
};
