import { readFile } from 'node:fs/promises';

/** All that is asked is answered as text. */
export type Texts = Record<string, string>;
export type Ask = (sql: string) => Promise<Texts[]>;

const SQL = new URL('catalogue.sql', import.meta.url);

/** Made anew for each row of each database, so it says nothing of the migrations. */
const MADE_ANEW = ['rev', 'created_at', 'updated_at', 'at', 'xid', 'epoch', 'position'];

/** Without the messages that were sent while the rows were made. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'realtime')`;

const ENROLLED = `select string_agg(name, ', ' order by position) as names from sync.entities`;

/** A text literal as it is; a comment or a run of blanks as one blank, and inside of a parenthesis as none. */
const BLANKS = /('(?:[^']|'')*')|(\()?(?:--[^\n]*|\s+)+(\))?/g;

const unspaced = (sql: string): string =>
  sql.replace(BLANKS, (_, literal = '', open = '', close = '') => `${literal}${open}${close}` || ' ').trim();

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** The readers of an entity are SQL inside of a row of JSON. */
const unindented = (row: string): string => row.replaceAll(/(?:\\n| )+/g, ' ').replaceAll('": " ', '": "');

/** A conjunction whose terms come in the order of the columns, which is no difference. */
const unordered = (check: string): string =>
  check
    .split(' AND ')
    .map((term) => term.replace(/^(?:c CHECK )?\(+/, '').replace(/\)+$/, ''))
    .toSorted()
    .join(' AND ');

function normal(kind: string, name: string, says: string): string {
  if (kind === 'function') return oneLine(unspaced(says));
  return kind === 'constraint' && name.endsWith('.in_bounds') ? unordered(says) : oneLine(says);
}

async function rowsOf(ask: Ask, table: string): Promise<string[]> {
  const rows = await ask(`select (to_jsonb(t) - '{${MADE_ANEW.join(',')}}'::text[])::text as says from ${table} t`);
  return rows.map(({ says = '' }) => `row ${table}: ${unindented(says)}`);
}

/** One line for each thing in the database, the same for two databases that work alike. */
export async function catalogueOf(ask: Ask): Promise<string[]> {
  const lines = (await ask(await readFile(SQL, 'utf8'))).map(
    ({ kind = '', name = '', says = '' }) => `${kind} ${name}: ${normal(kind, name, says)}`,
  );
  for (const { name = '' } of await ask(TABLES)) lines.push(...(await rowsOf(ask, name)));
  const [enrolled] = await ask(ENROLLED);
  return [...lines, `order of enrolment: ${enrolled?.['names']}`].toSorted();
}

/** What only the first has, with a minus before it, and what only the second has, with a plus. */
export function differences(before: readonly string[], after: readonly string[]): string[] {
  const missing = subtract(before, after).map((line) => `- ${line}`);
  const added = subtract(after, before).map((line) => `+ ${line}`);
  return [...missing, ...added].toSorted((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
}

function subtract(from: readonly string[], lines: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of lines) left.set(line, (left.get(line) ?? 0) + 1);
  return from.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
