import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  title: 'Mein Plan',
  help: 'Was sie für dich geplant haben. Es liegt auf diesem Gerät, mit oder ohne Netz.',
  none: 'Noch hat niemand etwas für dich geplant.',
  failed: 'Dein Plan konnte nicht gelesen werden',
  somebody: 'Jemand, der nicht mehr hier ist',
  visit: (title) => `Termin: ${title}`,
  program: (title) => `Training: ${title}`,
  done: (done, of) => `${done} von ${of} Einheiten`,
  next: (day) => `nächste ${day}`,
  offered: 'Wartet darauf, dass du es beginnst',
  meals: (count) => counted(count, { one: 'Eine geplante Mahlzeit', other: `${count} geplante Mahlzeiten` }),
  span: (first, last) => `${first} bis ${last}`,
  targets: (kcal) => `${kcal} kcal am Tag`,
  ofKind: (kind, kcal) => `${kind}: ${kcal} kcal`,
  since: (macros, day) => `${macros}, ab ${day}`,
  goal: (title) => `Ziel: ${title}`,
  until: (amount, day) => `${amount} bis ${day}`,
  ranges: (count) => counted(count, { one: 'Ein eigener Grenzwert', other: `${count} eigene Grenzwerte` }),
  rangesHelp: 'Danach werden deine Messungen beurteilt.',
  medicine: 'Verordnet',
  lab: 'Probe für das Labor abgeben',
  ordered: (day) => `angeordnet am ${day}`,
  operation: (what) => `Operation: ${what}`,
  checkin: 'Wie geht es dir nach der Operation?',
  due: (what, day) => `${what}, ab ${day}`,
  changes: 'Was sich an meinem Plan geändert hat',
  you: 'Du',
  made: 'Das Programm wurde gemacht.',
  ofMeals: 'Geplante Mahlzeiten',
  changedSince: (moment) => `Seit ${moment} hat sich etwas geändert. Was, kommt mit einer Verbindung.`,
  notAsked: 'Was sich geändert hat, wird abgefragt, sobald es eine Verbindung gibt.',
  allChanges: 'Alle Änderungen zeigen',
};
