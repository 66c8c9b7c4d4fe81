/** Not typed by anybody: what the engine and the server keep the record in order with. */
const UNSEEN = /^(id|rev|updated_at|created_at|deleted|logged_at|source)$|_id$|_at$/;

/** Values with a word for themselves: an undeleted record, a figure, a text. */
export type Value = string | number | boolean | null;

const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** What of a record a person would know again. */
export const shownFields = (row: Readonly<Record<string, unknown>>): [string, Value][] =>
  Object.entries(row).filter((field): field is [string, Value] => !UNSEEN.test(field[0]) && isValue(field[1]));

/** What of it can be corrected by typing. */
export const typedFields = (row: Readonly<Record<string, unknown>>): [string, string | number][] =>
  shownFields(row).filter((field): field is [string, string | number] =>
    ['string', 'number'].includes(typeof field[1]),
  );

/** A column whose word the dictionary lacks is named as the table names it. */
export const columnName = (column: string, words: Readonly<Record<string, string>>): string =>
  words[column] ?? column.replaceAll('_', ' ').replace(/^./, (letter) => letter.toLocaleUpperCase());

/** What was typed, in the type the column had; null where it is no figure. */
export function corrected(before: string | number, typed: string): string | number | null {
  if (typeof before === 'string') return typed;
  const figure = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(figure) ? figure : null;
}
