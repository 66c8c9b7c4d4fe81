// Reads files of separated values as other programs write them: with any of the usual separators and line ends, and
// with what is broken told by its line. A cell is text, whatever a spreadsheet would make of it.

export interface Line {
  /** In the file, from 1. A cell may have line ends of its own. */
  number: number;
  cells: string[];
}

interface Broken {
  number: number;
  reason: 'quote' | 'columns';
}

export interface CsvTable {
  delimiter: string;
  lines: Line[];
  broken: Broken[];
  /** There were more lines than are read. */
  isCut: boolean;
}

const DELIMITERS = [',', ';', '\t', '|'];
const MOST_LINES = 200_000;
export const MOST_COLUMNS = 400;
/** A cell that is longer was never closed. */
const LONGEST_CELL = 100_000;
const SAMPLED_LINES = 20;
const SAMPLED_CHARS = 64_000;

/** Every second piece between quotes stands in them; a doubled quote leaves nothing between. */
const unquoted = (text: string): string =>
  text
    .split('"')
    .filter((_, nth) => nth % 2 === 0)
    .join('');

/** The separator that is in the most lines and equally often in them; a comma where none is. */
function delimiterOf(text: string): string {
  const lines = unquoted(text.slice(0, SAMPLED_CHARS))
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, SAMPLED_LINES);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = counts[0] ?? 0;
    const score =
      usual === 0 ? 0 : (counts.filter((count) => count === usual).length / counts.length) * Math.min(usual, 40);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

const QUOTE = 34;
const CR = 13;
const LF = 10;

class Scanner {
  at = 0;
  number = 1;
  readonly text: string;
  readonly #split: number;

  constructor(text: string, delimiter: string) {
    this.text = text;
    this.#split = delimiter.charCodeAt(0);
  }

  /** After the closing quote; null where there is none. Line ends within are counted when it is known to be whole. */
  #quoted(): string | null {
    let from = this.at + 1;
    let value = '';
    for (;;) {
      const end = this.text.indexOf('"', from);
      if (end === -1 || end - this.at > LONGEST_CELL) return null;
      value += this.text.slice(from, end);
      if (this.text.charCodeAt(end + 1) !== QUOTE) {
        this.at = end + 1;
        this.number += value.match(/\r\n|\n|\r/g)?.length ?? 0;
        return value;
      }
      value += '"';
      from = end + 2;
    }
  }

  #plain(): string {
    const from = this.at;
    for (; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === this.#split || code === LF || code === CR) break;
    }
    return this.text.slice(from, this.at);
  }

  /** True at the end of a line, which is passed. */
  #ended(): boolean {
    const code = this.text.charCodeAt(this.at);
    if (code === CR && this.text.charCodeAt(this.at + 1) === LF) this.at += 1;
    this.at += 1;
    return code !== this.#split;
  }

  /** The next line. A quote that is never closed is a letter, so that it costs its own line and not all that follow. */
  line(): { cells: string[]; columns: number; isOpen: boolean } {
    const cells: string[] = [];
    let [columns, isOpen] = [0, false];
    do {
      const quoted = this.text.charCodeAt(this.at) === QUOTE ? this.#quoted() : null;
      if (quoted === null && this.text.charCodeAt(this.at) === QUOTE) isOpen = true;
      const value = quoted === null ? this.#plain() : quoted + this.#plain();
      if (columns < MOST_COLUMNS) cells.push(value.trim());
      columns += 1;
    } while (this.at < this.text.length && !this.#ended());
    this.number += 1;
    return { cells, columns, isOpen };
  }
}

/** Empty lines are passed over. */
export function csvTable(text: string): CsvTable {
  // Some programs say in the first line what separates.
  const told = /^\uFEFF?sep=([,;\t|])\r?\n?/.exec(text);
  const body = told ? text.slice(told[0].length) : text.replace(/^\uFEFF/, '');
  const delimiter = told?.[1] ?? delimiterOf(body);
  const scanner = new Scanner(body, delimiter);
  if (told) scanner.number = 2;
  const table: CsvTable = { delimiter, lines: [], broken: [], isCut: false };
  while (scanner.at < body.length) {
    if (table.lines.length + table.broken.length >= MOST_LINES) return { ...table, isCut: true };
    const { number } = scanner;
    const { cells, columns, isOpen } = scanner.line();
    if (isOpen) table.broken.push({ number, reason: 'quote' });
    else if (columns > MOST_COLUMNS) table.broken.push({ number, reason: 'columns' });
    else if (cells.some(Boolean)) table.lines.push({ number, cells });
  }
  return table;
}
