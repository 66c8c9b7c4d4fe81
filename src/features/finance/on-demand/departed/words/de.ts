import type { DepartedWords } from '../words.ts';

export const words: DepartedWords = {
  title: (name) => `Wohin wird ${name} bezahlt?`,
  help: 'Vergleiche es mit dem Schreiben und mit der Person. Drei Tage lang wird nichts darauf gezahlt, danach von zwei Personen.',
  bank: 'Kreditinstitut',
  number: 'Kontonummer',
  holder: 'Name des Kontos',
  proof: 'Was es belegt',
  missing: 'Sag, was es belegt: Es wird aufbewahrt.',
  act: 'Eintragen',
  done: 'Das Konto ist eingetragen',
  wanted: 'Das ersetzt das eigene Konto des Anbieters: Eine zweite Person muss dasselbe eintragen',
  wrong: { bank: 'Sag, welches Institut.', number: 'Sie hat zehn Ziffern.', holder: 'Der Name, wie ihn die Bank hat.' },
};
