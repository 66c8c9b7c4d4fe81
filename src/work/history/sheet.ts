import type { CsvTable, Line } from '#src/lib/csv-table.ts';
import { figureOf } from './figures.ts';
import type { Decimal } from './figures.ts';
import { instantOf, momentOf, numbersOf } from './moments.ts';
import type { Order } from './moments.ts';
import type { Dated, Found, Reason } from './types.ts';

/** Why the line that is being read is not taken. */
class NotTaken extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.name = 'NotTaken';
    this.reason = reason;
  }
}

export function refuse(reason: Reason): never {
  throw new NotTaken(reason);
}

/** How the cells of a sheet are meant. */
export interface How {
  zone: string;
  /** Nothing has happened after it, give or take a day of the zones. */
  now: number;
  order: Order;
  /** Of a figure that could be meant either way, by its column, and where no other figure of the column says more. */
  decimals: ReadonlyMap<number, Decimal>;
  decimal: Decimal;
  /** One unit of the file in kilograms, metres, centimetres and mg/dL. */
  weight: number;
  distance: number;
  length: number;
  glucose: number;
}

/** By its name, or by its place where others may be called the same. */
export type Column = string | number;

const DAY_MS = 86_400_000;
const LONG_AGO = Date.UTC(1950, 0, 1);

/** A table whose first line names its columns. */
export class Sheet {
  readonly file: string;
  readonly table: CsvTable;
  readonly head: readonly string[];
  readonly lines: readonly Line[];
  readonly used = new Set<number>();
  readonly #places: Map<string, number>;

  constructor(file: string, table: CsvTable) {
    this.file = file;
    this.table = table;
    const [first, ...lines] = table.lines;
    this.head = first?.cells ?? [];
    this.lines = lines;
    this.#places = new Map(this.head.map((name, place): [string, number] => [name.toLowerCase(), place]).toReversed());
  }

  has(name: string): boolean {
    return this.#places.has(name);
  }

  /** The first of the names there is. */
  named(...names: string[]): string {
    return names.find((name) => this.has(name)) ?? '';
  }

  place(column: Column): number {
    return typeof column === 'number' ? column : (this.#places.get(column) ?? -1);
  }

  /** What stands in some columns, to find out how it is meant. */
  *texts(columns: readonly Column[]): Generator<string> {
    const places = columns.map((column) => this.place(column)).filter((place) => place >= 0);
    for (const { cells } of this.lines) {
      for (const place of places) {
        const cell = cells[place];
        if (cell) yield cell;
      }
    }
  }

  /** Columns that say something, of which nothing was taken. */
  dropped(): string[] {
    return this.head.filter(
      (name, place) => name && !this.used.has(place) && this.lines.some(({ cells }) => Boolean(cells[place])),
    );
  }
}

interface Span {
  least: number;
  most: number;
  /** One of the file's units in ours. */
  by?: number;
  /** Parts of one that are kept. */
  parts?: number;
}

export class Cells {
  readonly #sheet: Sheet;
  readonly #how: How;
  readonly line: Line;
  readonly #known: Map<string, Dated | Reason>;

  constructor(sheet: Sheet, how: How, line: Line, known: Map<string, Dated | Reason>) {
    this.#sheet = sheet;
    this.#how = how;
    this.line = line;
    this.#known = known;
  }

  /** Empty where there is no such column. */
  text(column: Column): string {
    const place = this.#sheet.place(column);
    if (place === -1) return '';
    this.#sheet.used.add(place);
    return this.line.cells[place] ?? '';
  }

  /** Null where nothing stands there, not a number where it is no figure. */
  plainFigure(column: Column): number | null {
    const { decimals, decimal } = this.#how;
    return figureOf(this.text(column), decimals.get(this.#sheet.place(column)) ?? decimal);
  }

  /** Refuses what is no figure, or one that nobody reaches. */
  figure(column: Column, span: Span): number | null {
    return within(this.plainFigure(column), span);
  }

  /** Refuses what is no date, and what nobody who lives has done. */
  moment(...columns: Column[]): Dated {
    const text = columns
      .map((column) => this.text(column))
      .filter(Boolean)
      .join(' ');
    const dated = this.#known.get(text) ?? datedBy(text, this.#how);
    this.#known.set(text, dated);
    return typeof dated === 'string' ? refuse(dated) : dated;
  }
}

function datedBy(text: string, { order, now, zone }: How): Dated | Reason {
  const at = momentOf(text, order);
  if (at === null) return 'date';
  const instant = instantOf(at, zone);
  if (instant > now + DAY_MS) return 'future';
  // A date that could be two days is known by its letters: the answer may be another one next time.
  return instant < LONG_AGO ? 'long-ago' : { at, key: numbersOf(text) ? text : at };
}

export function within(figure: number | null, { least, most, by = 1, parts = 100 }: Span): number | null {
  if (figure === null) return null;
  if (Number.isNaN(figure)) return refuse('number');
  const value = Math.round(figure * by * parts) / parts;
  return value < least || value > most ? refuse('range') : value;
}

/** As many are shown; all are counted. */
export const MOST_PROBLEMS = 500;

/** Reads line by line; a line that is refused harms itself alone. */
export function eachLine(sheet: Sheet, how: How, found: Found, read: (cells: Cells) => void): void {
  const known = new Map<string, Dated | Reason>();
  for (const line of sheet.lines) {
    try {
      read(new Cells(sheet, how, line, known));
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      found.problems.push({
        line: line.number,
        reason: error.reason,
        text: line.cells.filter(Boolean).join(' · ').slice(0, 90),
      });
    }
  }
}
