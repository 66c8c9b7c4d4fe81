import * as z from 'zod/mini';
import type { VersionEdit } from '#sync/actions/lab-versions.ts';
import { csvOf, fieldsOf } from '#src/lib/csv.ts';
import { BLANK, codeOf, CONTENT, contentOf, editOf, faultsOf } from './rules.ts';
import type { Kind, Known } from './rules.ts';

type Said = Record<string, unknown>;

interface Planned {
  /** Of the file, the first being the names of the columns. */
  line: number;
  code: string;
  name: string;
  what: 'added' | 'changed' | 'same';
  /** Those that would become different. */
  columns: readonly string[];
  /** Those an empty cell would empty, with what stands there. */
  emptied: readonly { column: string; was: string }[];
  /** A draft waits, and would become this. */
  overDraft: boolean;
  content: Said;
}

export interface Plan {
  of: Kind;
  rows: readonly Planned[];
  faults: readonly { line: number; columns: readonly string[] }[];
}

/** As the column holds it; what it cannot be the schema says. */
function valueOf(text: string, blank: unknown, schema: z.core.$ZodType): unknown {
  if (text === '') return blank;
  if (z.safeParse(schema, text).success) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function rowsOf(text: string): { names: string[]; lines: string[][] } | null {
  const [names, ...lines] = fieldsOf(text) ?? [];
  return names ? { names: names.map((name) => name.trim()), lines } : null;
}

const offeredOf = (known: Known, of: Kind) => (of === 'test' ? known.tests : known.analytes);

/** What a file would change, line by line, before anything is. Null where it is no file of a catalogue. */
export function planOf(text: string, known: Known): Plan | null {
  const file = rowsOf(text);
  const of = file?.names.includes('test_code') ? 'test' : file?.names.includes('analyte_code') ? 'analyte' : null;
  if (!file || of === null) return null;
  const shape = CONTENT[of];
  const blank: Said = { ...BLANK[of] };
  const there = new Map(offeredOf(known, of).map((row) => [codeOf(row), contentOf(of, row)]));
  const drafts = new Set(
    known.versions.flatMap(({ kind, code, state }) => (kind === of && state === 'draft' ? code : [])),
  );
  const faults: Plan['faults'][number][] = [];
  const rows: Planned[] = [];
  const seen = new Set<string>();
  for (const [at, fields] of file.lines.entries()) {
    const line = at + 2;
    const cells = new Map(file.names.map((column, n) => [column, fields[n] ?? '']));
    const code = cells.get(`${of}_code`) ?? '';
    const old = there.get(code);
    const content: Said = {};
    for (const column of Object.keys(blank)) {
      const schema = shape[column];
      const cell = cells.get(column);
      content[column] = cell === undefined || !schema ? (old ?? blank)[column] : valueOf(cell, blank[column], schema);
    }
    const wrong = faultsOf(of, code, content, known);
    if (seen.has(code)) wrong.push(`${of}_code`);
    seen.add(code);
    if (wrong.length > 0) {
      faults.push({ line, columns: wrong });
      continue;
    }
    const columns = Object.keys(blank).filter((column) => !same(content[column], old?.[column] ?? null));
    rows.push({
      line,
      code,
      name: inWords(content[`${of}_name`]),
      what: !old ? 'added' : columns.length > 0 ? 'changed' : 'same',
      columns,
      emptied: columns.flatMap((column) =>
        old && cells.get(column) === '' ? { column, was: inWords(old[column]) } : [],
      ),
      overDraft: drafts.has(code),
      content,
    });
  }
  return { of, rows, faults };
}

export const editsOf = ({ of, rows }: Plan): VersionEdit[] =>
  rows.filter(({ what }) => what !== 'same').map(({ code, content }) => editOf(of, code, content));

/** The same file that is read: two, because tests and analytes have different columns. What is retired is not in it. */
export const catalogueCsv = (known: Known, of: Kind): string =>
  csvOf(
    offeredOf(known, of)
      .filter(({ state }) => state === 'published')
      .map((row) => Object.assign({ [`${of}_code`]: codeOf(row) }, contentOf(of, row))),
  );
