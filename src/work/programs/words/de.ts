import type { words as en } from './en.ts';
import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('de');

export const words: typeof en = {
  begin: 'Beginnen mit',
  beginEmpty: 'Einem leeren Programm',
  dayTitle: (day, count) => `Tag ${day}: ${counted(count, { one: 'eine Übung', other: `${count} Übungen` })}`,
  addDay: 'Tag hinzufügen',
  copyDay: 'Den letzten Tag noch einmal',
  removeDay: 'Diesen Tag entfernen',
  divide: 'In Blöcke teilen',
  addBlock: 'Den letzten Block noch einmal',
  blocksHelp:
    'Die Blöcke folgen aufeinander. Jeder hat eigene Tage und Ziele, und der nächste beginnt, wenn seine Einheiten gemacht sind.',
  find: 'Übung zum Hinzufügen suchen',
  found: 'Gefundene Übungen',
  notFound: 'Keine Übung heißt so',
  more: 'Spanne, Tempo, Steigerung',
  moreOf: (name) => `Spanne, Tempo, Steigerung: ${name}`,
  joined: 'Im Wechsel mit der Übung darüber',
  free: 'Offen',
  ruleHelp: {
    none: 'Das wählt, wer trainiert.',
    double: 'Erreichen alle Sätze das obere Ende der Spanne, kommt eine Stufe dazu, und es beginnt wieder unten.',
    linear: 'Erreichen alle Sätze ihre Wiederholungen, kommt eine Stufe dazu.',
  },
  never: 'Nie',
  misses: (count) => `Nach ${count} Fehlversuchen in Folge`,
  tempoHelp: 'Sekunden ab, gehalten, auf, gehalten; X heißt so schnell wie möglich.',
  tempoFault: 'Vier Stellen, wie 3-1-1-0.',
  noInstead: 'Nichts anderes',
  startsHelp: 'Ohne Tag beginnt es, wenn es gestartet wird.',
  up: (name) => `Nach oben: ${name}`,
  down: (name) => `Nach unten: ${name}`,
  removeStep: (name) => `Entfernen: ${name}`,
  removeBlock: 'Block entfernen',
  removeBlockHelp: 'Seine Tage und deren Übungen gehen mit ihm.',
  incomplete: 'Es braucht einen Namen, an jedem Tag eine Übung und Tempos wie 3-1-1-0.',
  weeks: 'Das Programm, Woche für Woche',
  kept: (done, of) => `${done} von ${of}`,
  unheld: 'Nicht hier',
};
