type Row = Record<string, unknown>;

/** A spreadsheet runs such a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\n\r]/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = text === value && FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** By column. */
export type Words = Readonly<Record<string, string>>;

/** The word and the raw column name, which shows a figure's unit and tells columns apart. */
const nameOf = (column: string, words: Words): string => (words[column] ? `${words[column]} (${column})` : column);

/** The columns of all rows, each once: rows of an older version may have fewer. */
export function csvOf(rows: readonly Row[], words: Words = {}): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [
    columns.map((column) => nameOf(column, words)),
    ...rows.map((row) => columns.map((column) => row[column])),
  ];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Without the mark that `csvOf` puts before a formula. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** Every field of a file of comma-separated values (RFC 4180), by line; null where a quotation is never closed. */
export function fieldsOf(text: string): string[][] | null {
  const lines: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  const whole = text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
  while (field.lastIndex <= whole.length) {
    const found = field.exec(whole);
    if (!found) return null;
    const [, quoted, plain = '', end] = found;
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    lines.at(-1)?.push(unguarded(value));
    if (end === '') return lines;
    if (end !== ',') lines.push([]);
  }
  return lines;
}
