import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  title: 'Série',
  failed: 'Votre série n’a pas pu être lue',
  days: (count) => counted(count, { one: 'jour', other: 'jours' }),
  weeks: (count) => counted(count, { one: 'semaine', other: 'semaines' }),
  logged: (day) => `${day} : noté`,
  none: (day) => `${day} : rien de noté`,
  thisWeek: (done, of) => `${done} jours sur ${of} cette semaine.`,
  lately: (done, of) => `${done} des ${of} derniers jours ont une note.`,
  paused: (reason, day) => `En pause depuis le ${day} : ${reason}.`,
};
