import * as z from 'zod/mini';
import type { AnalyteEdit, TestEdit } from '#sync/actions/lab-catalogue.ts';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import type { LabAnalyte } from '#sync/entities/lab-analytes.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { csvOf, fieldsOf } from '#src/lib/csv.ts';

const TEST = {
  test_code: '',
  test_name: '',
  category: 'Chemistry',
  description: '',
  sample_type: 'blood',
  preparation_instructions: null,
  normal_range_min: null,
  normal_range_max: null,
  unit: null,
  price: 0,
  processing_time_hours: 24,
  requires_fasting: false,
  container: 'serum',
  analytes: [],
  repeat_after_days: 7,
  state: 'draft',
} as const satisfies { [Column in keyof TestEdit]: unknown };

const ANALYTE = {
  analyte_code: '',
  analyte_name: '',
  loinc: null,
  kind: 'number',
  unit: null,
  decimals: 1,
  choices: [],
  normal_choices: [],
  ranges: [],
  possible_low: null,
  possible_high: null,
  delta_percent: null,
  delta_days: 90,
  formula: null,
  source: '',
  state: 'draft',
} as const satisfies { [Column in keyof AnalyteEdit]: unknown };

export interface Known {
  tests: readonly LabTest[];
  analytes: readonly LabAnalyte[];
}

type Edit = Record<string, unknown>;

interface Planned {
  /** Of the file, the first being the names of the columns. */
  line: number;
  code: string;
  name: string;
  what: 'added' | 'changed' | 'same';
  /** Those that would become different. */
  columns: readonly string[];
  edit: Edit;
}

export interface Plan {
  of: 'tests' | 'analytes';
  rows: readonly Planned[];
  faults: readonly { line: number; columns: readonly string[] }[];
}

const KINDS = {
  tests: { code: 'test_code', name: 'test_name', blank: TEST, entity: labTests },
  analytes: { code: 'analyte_code', name: 'analyte_name', blank: ANALYTE, entity: labAnalytes },
} as const;

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

const asEdits = (rows: readonly object[]): Edit[] => rows.map((row) => ({ ...row }));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function rowsOf(text: string): { names: string[]; lines: string[][] } | null {
  const [names, ...lines] = fieldsOf(text) ?? [];
  return names ? { names: names.map((name) => name.trim()), lines } : null;
}

/** What a file would change, line by line, before anything is. Null where it is no file of a catalogue. */
export function planOf(text: string, known: Known): Plan | null {
  const file = rowsOf(text);
  const of = file?.names.includes('test_code') ? 'tests' : file?.names.includes('analyte_code') ? 'analytes' : null;
  if (!file || of === null) return null;
  const { code, name, blank, entity } = KINDS[of];
  const shape = entity.row.shape as Record<string, z.core.$ZodType>;
  const there = new Map(asEdits(known[of]).map((row) => [row[code], row]));
  const columns = Object.keys(blank);
  const faults: Plan['faults'][number][] = [];
  const rows: Planned[] = [];
  const seen = new Set<unknown>();
  for (const [at, fields] of file.lines.entries()) {
    const line = at + 2;
    const cells = new Map(file.names.map((column, n) => [column, fields[n] ?? '']));
    const old = there.get(cells.get(code));
    const edit: Edit = {};
    for (const column of columns) {
      const schema = shape[column];
      const cell = cells.get(column);
      const former = old?.[column] ?? (blank as Edit)[column];
      edit[column] = cell === undefined || !schema ? former : valueOf(cell, (blank as Edit)[column], schema);
    }
    const wrong = columns.filter((column) => shape[column] && !z.safeParse(shape[column], edit[column]).success);
    if (seen.has(edit[code])) wrong.push(code);
    seen.add(edit[code]);
    if (of === 'tests') wrong.push(...strangers(edit as unknown as TestEdit, known.analytes));
    if (wrong.length > 0) {
      faults.push({ line, columns: wrong });
      continue;
    }
    const differs = columns.filter((column) => !same(edit[column], old?.[column] ?? null));
    const what = !old ? 'added' : differs.length > 0 ? 'changed' : 'same';
    rows.push({ line, code: String(edit[code]), name: String(edit[name]), what, columns: differs, edit });
  }
  return { of, rows, faults };
}

/** A published test consists of published analytes, or the server would refuse it. */
function strangers({ state, analytes }: TestEdit, known: readonly LabAnalyte[]): string[] {
  const published = new Set(known.filter((each) => each.state === 'published').map((each) => each.analyte_code));
  return state === 'published' && analytes.some((code) => !published.has(code)) ? ['analytes'] : [];
}

export function editsOf({ of, rows }: Plan): { tests: TestEdit[]; analytes: AnalyteEdit[] } {
  const edits = rows.filter(({ what }) => what !== 'same').map(({ edit }) => edit);
  return {
    tests: of === 'tests' ? (edits as unknown as TestEdit[]) : [],
    analytes: of === 'analytes' ? (edits as unknown as AnalyteEdit[]) : [],
  };
}

/** The same file that is read: two, because tests and analytes have different columns. */
export const catalogueCsv = (known: Known, of: Plan['of']): string =>
  csvOf(
    asEdits(known[of]).map((row) =>
      Object.fromEntries(Object.keys(KINDS[of].blank).map((column) => [column, row[column]])),
    ),
  );
