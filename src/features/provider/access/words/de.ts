import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  sees: 'Was du siehst',
  kinds: {
    trainer: 'Trainings, Wasser, Ziele und Messungen, soweit der Klient sie teilt.',
    nutritionist: 'Mahlzeiten, Wasser, Ziele und Messungen.',
    doctor: 'Messungen, Medikamente, Notfallkarte und Laborwerte.',
    aesthetic_surgeon: 'Messungen, Medikamente, Notfallkarte und Laborwerte.',
    lab_technician: 'Laboraufträge.',
  },
  never: 'Fotos und Unterlagen nur, wo sie hier genannt sind. Zyklus und Stimmung werden niemandem gezeigt.',
  progress_photos: (count) => counted(count, { one: 'Ein Foto', other: `${count} Fotos` }),
  health_records: (count) => counted(count, { one: 'Eine Unterlage', other: `${count} Unterlagen` }),
  until: (purpose, day) => `${purpose}, bis ${day}`,
  follow: 'Die ganze Akte auf deinen Geräten',
  asked: (moment) => `Angefordert ${moment}. Es endet 30 Tage, nachdem du die Akte zuletzt geöffnet hast.`,
  looked: 'Wann du hineingesehen hast',
  help: 'Der Klient liest diese Zeilen, und niemand kann eine zurücknehmen. Hier stehen die der letzten 7 Tage.',
  none: 'In den letzten 7 Tagen hast du nicht hineingesehen.',
  parts: {
    record: 'Die Akte wurde geöffnet',
    history: 'Die ganze Akte wurde mitgenommen',
    photos: 'Die Fotos wurden geöffnet',
    papers: 'Die Unterlagen wurden geöffnet',
  },
};
