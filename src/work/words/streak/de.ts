import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  title: 'Serie',
  failed: 'Deine Serie ließ sich nicht lesen',
  days: (count) => counted(count, { one: 'Tag', other: 'Tage' }),
  weeks: (count) => counted(count, { one: 'Woche', other: 'Wochen' }),
  logged: (day) => `${day}: eingetragen`,
  none: (day) => `${day}: nichts eingetragen`,
  thisWeek: (done, of) => `${done} von ${of} Tagen in dieser Woche.`,
  lately: (done, of) => `An ${done} der letzten ${of} Tage ist etwas eingetragen.`,
  paused: (reason, day) => `Pausiert seit ${day}: ${reason}.`,
};
