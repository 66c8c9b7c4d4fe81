import * as z from 'zod/mini';
import type { VersionEdit } from '#sync/actions/lab-versions.ts';
import type { LabAnalyte, LabRange } from '#sync/entities/lab-analytes.ts';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import type { Content, LabVersion } from '#sync/entities/lab-versions.ts';

export type Kind = LabVersion['kind'];

export interface Known {
  tests: readonly LabTest[];
  analytes: readonly LabAnalyte[];
  versions: readonly LabVersion[];
}

/** What a new one begins as. */
export const BLANK: { [K in Kind]: Content<K> } = {
  test: {
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
  },
  analyte: {
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
  },
};

/** By column, as the tables take it. */
export const CONTENT: Readonly<Record<Kind, Readonly<Record<string, z.core.$ZodType>>>> = {
  test: labTests.row.shape,
  analyte: labAnalytes.row.shape,
};

const CODES = { test: labTests.row.shape.test_code, analyte: labAnalytes.row.shape.analyte_code };

/** The lower of two limits is not above the higher; what is not there is no limit. */
const isRising = (low: number | null | undefined, high: number | null | undefined): boolean =>
  typeof low !== 'number' || typeof high !== 'number' || low <= high;

const isRange = ({ from, to, low, high, critical_low, critical_high }: LabRange): boolean =>
  isRising(from, to) && isRising(low, high) && isRising(critical_low, low) && isRising(high, critical_high);

const ofAnalyte = (said: Content<'analyte'>): string[] => [
  ...(said.ranges.every(isRange) ? [] : ['ranges']),
  ...(isRising(said.possible_low, said.possible_high) ? [] : ['possible_high']),
  ...((said.kind === 'choice') === said.choices.length > 0 ? [] : ['choices']),
  ...(said.normal_choices.every((choice) => said.choices.includes(choice)) ? [] : ['normal_choices']),
];

/** A published test consists of published analytes. */
function ofTest(said: Content<'test'>, { analytes }: Known): string[] {
  const published = new Set(analytes.filter((each) => each.state === 'published').map((each) => each.analyte_code));
  return [
    ...(isRising(said.normal_range_min, said.normal_range_max) ? [] : ['normal_range_max']),
    ...(said.analytes.every((code) => published.has(code)) ? [] : ['analytes']),
  ];
}

/** The columns that the server would not publish, by the checks of its tables. */
export function faultsOf(kind: Kind, code: string, content: Readonly<Record<string, unknown>>, known: Known): string[] {
  const shape = CONTENT[kind];
  const wrong = Object.keys(BLANK[kind]).filter(
    (column) => !z.safeParse(shape[column] ?? z.never(), content[column]).success,
  );
  if (!z.safeParse(CODES[kind], code).success) wrong.unshift(`${kind}_code`);
  if (wrong.length > 0) return wrong;
  return kind === 'analyte' ? ofAnalyte(content as Content<'analyte'>) : ofTest(content as Content<'test'>, known);
}

/** Only what `faultsOf` has nothing against. */
export const editOf = (kind: Kind, code: string, content: Readonly<Record<string, unknown>>): VersionEdit =>
  ({ kind, code, content }) as unknown as VersionEdit;

export const codeOf = (row: LabTest | LabAnalyte): string => ('test_code' in row ? row.test_code : row.analyte_code);

export const contentOf = (kind: Kind, row: object): Record<string, unknown> => {
  const there: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(Object.keys(BLANK[kind]).map((column) => [column, there[column]]));
};
