import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  coming: 'Was gezeigt wird, kommt',
  failed: 'Was gezeigt wird, ließ sich nicht lesen',
  sight: 'Was diese Fachkraft sieht',
  never: 'Fotos und Papiere nur, wo sie unten stehen. Dein Zyklus wird nie jemandem gezeigt.',
  withdrawn: 'Du hast deine Akte entzogen. In den Einstellungen kann sie wieder gezeigt werden.',
  grants: {
    title: 'Von dir gezeigt',
    none: 'Kein Foto und kein Papier.',
    photos: (count) => counted(count, { one: 'Ein Foto', other: `${count} Fotos` }),
    papers: (count) => counted(count, { one: 'Ein Papier', other: `${count} Papiere` }),
    until: (what, day) => `${what}, bis ${day}`,
    follow: 'Die ganze Akte auf den Geräten der Fachkraft',
    followHelp: 'Für die Arbeit ohne Netz. Es endet 30 Tage, nachdem sie zuletzt geöffnet wurde.',
    end: 'Beenden',
    for: (act, what) => `${act}: ${what}`,
    ended: 'Wird nicht mehr gezeigt',
    notEnded: 'Nicht beendet',
  },
  views: {
    title: 'Zuletzt angesehen',
    none: 'Diese Fachkraft hat deine Akte nicht geöffnet.',
    looked: (part, day) => `${part}, ${day}`,
    parts: { record: 'Die Akte', history: 'Die ganze Akte', photos: 'Fotos', papers: 'Papiere' },
  },
  message: 'Nachricht',
  book: 'Termin buchen',
  leave: {
    act: 'Betreuung beenden',
    ask: (name) => `Betreuung durch ${name} beenden?`,
    takes: (name) =>
      `${name} sieht deine Kontaktdaten und deine Akte nicht mehr. Sie gehen mit dem nächsten Abgleich von ihren Geräten, und was du einzeln gezeigt hast, endet für immer.`,
    stays:
      'Kommende Termine werden nicht abgesagt. Notizen, die mit dir geteilt wurden, bleiben, ebenso was für dich geplant ist. Wer dir zugeteilt war, erfährt, dass die Betreuung beendet ist; wer dich nur durch Termine sah, erfährt nichts.',
    keep: 'So lassen',
    done: 'Die Betreuung ist beendet',
    doneHelp: 'Es gilt, sobald es auf unserem Server angekommen ist.',
    notSaved: 'Nicht beendet',
  },
};
