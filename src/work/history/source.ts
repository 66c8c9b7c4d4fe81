import type { Column, How, Sheet } from './sheet.ts';
import type { Answers, Found, Question, SourceName } from './types.ts';

export type Unit = { is: string; seen: string } | 'open' | null;

/** How the files of an app are recognised and read. */
export interface Source {
  name: SourceName;
  /** The columns in which it was recognised; null where it is another app's. */
  recognise: (sheet: Sheet) => string[] | null;
  dates: (sheet: Sheet) => Column[];
  figures: (sheet: Sheet) => Column[];
  /** It always writes figures so, whatever the language. */
  decimal?: Answers['decimal'];
  /** What the file says of its units; `open` where it does not say, null where it has none. */
  units?: (sheet: Sheet) => Partial<Record<Exclude<Question, 'order' | 'decimal'>, Unit>>;
  read: (sheet: Sheet, how: How, found: Found, answers: Answers) => void;
}

/** Recognised by columns that are all there. */
export const withAll =
  (...names: string[]) =>
  (sheet: Sheet): string[] | null =>
    names.every((name) => sheet.has(name)) ? names : null;

/** A unit in the name of a column. */
export function unitInName(sheet: Sheet, units: Readonly<Record<string, string>>): Unit {
  for (const [name, is] of Object.entries(units)) if (sheet.has(name)) return { is, seen: name };
  return null;
}

const MORE_THAN_NOTHING = /[1-9]/;

/** Whether any cell of the column says more than nothing. */
export function saysSomething(sheet: Sheet, column: Column): boolean {
  for (const text of sheet.texts([column])) if (MORE_THAN_NOTHING.test(text)) return true;
  return false;
}

/** A unit that stands beside each value; open where some value has none beside it. */
export function unitBeside(sheet: Sheet, value: string, unit: string): Unit {
  const [figure, beside] = [sheet.place(value), sheet.place(unit)];
  const isTold = ({ cells }: Sheet['lines'][number]): boolean =>
    Boolean(cells[beside]) || !MORE_THAN_NOTHING.test(cells[figure] ?? '');
  return sheet.lines.every(isTold) ? { is: '', seen: sheet.head[beside] ?? '' } : 'open';
}
