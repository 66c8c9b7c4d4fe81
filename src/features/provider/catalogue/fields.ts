import { CONTAINERS } from '#sync/entities/lab-tests.ts';
import type { LabRange } from '#sync/entities/lab-analytes.ts';
import type { CatalogueWords } from './words.ts';
import type { Kind } from './rules.ts';

type Column = keyof CatalogueWords['fields'];

export interface Field {
  column: Column;
  as: 'text' | 'area' | 'integer' | 'decimal' | 'money' | 'flag' | 'list' | 'choice';
  /** An empty field is nothing, and not an empty text. */
  maybe?: true;
  longest?: number;
  options?: readonly string[];
}

/** In the order in which they are asked. */
export const FIELDS: Record<Kind, readonly Field[]> = {
  test: [
    { column: 'test_name', as: 'text', longest: 120 },
    { column: 'category', as: 'text', longest: 60 },
    { column: 'price', as: 'money' },
    { column: 'processing_time_hours', as: 'integer' },
    { column: 'sample_type', as: 'choice', options: ['blood', 'urine', 'stool', 'saliva', 'swab'] },
    { column: 'container', as: 'choice', options: CONTAINERS },
    { column: 'analytes', as: 'list' },
    { column: 'requires_fasting', as: 'flag' },
    { column: 'preparation_instructions', as: 'area', maybe: true, longest: 2000 },
    { column: 'description', as: 'area', longest: 2000 },
    { column: 'repeat_after_days', as: 'integer' },
    { column: 'unit', as: 'text', maybe: true, longest: 30 },
    { column: 'normal_range_min', as: 'decimal', maybe: true },
    { column: 'normal_range_max', as: 'decimal', maybe: true },
  ],
  analyte: [
    { column: 'analyte_name', as: 'text', longest: 120 },
    { column: 'loinc', as: 'text', maybe: true, longest: 7 },
    { column: 'kind', as: 'choice', options: ['number', 'choice', 'text'] },
    { column: 'unit', as: 'text', maybe: true, longest: 30 },
    { column: 'decimals', as: 'integer' },
    { column: 'choices', as: 'list' },
    { column: 'normal_choices', as: 'list' },
    { column: 'possible_low', as: 'decimal', maybe: true },
    { column: 'possible_high', as: 'decimal', maybe: true },
    { column: 'delta_percent', as: 'integer', maybe: true },
    { column: 'delta_days', as: 'integer' },
    { column: 'formula', as: 'choice', maybe: true, options: ['', 'ldl_friedewald', 'non_hdl', 'egfr_ckd_epi_2021'] },
    { column: 'source', as: 'area', longest: 300 },
  ],
};

/** What an analyte asks for depends on what it is. */
export const isAsked = ({ column }: Field, kind: string | undefined): boolean =>
  kind === undefined ||
  (kind === 'choice'
    ? !['unit', 'decimals', 'possible_low', 'possible_high', 'delta_percent', 'delta_days', 'formula'].includes(column)
    : !['choices', 'normal_choices'].includes(column));

export const RANGE_LIMITS = ['from', 'to', 'low', 'high', 'critical_low', 'critical_high'] as const;
export type RangeText = Record<(typeof RANGE_LIMITS)[number] | 'sex' | 'pregnant', string>;

export const ANYBODY: RangeText = {
  sex: '',
  pregnant: '',
  from: '',
  to: '',
  low: '',
  high: '',
  critical_low: '',
  critical_high: '',
};

/** All of a form as it is typed. */
export interface Typed {
  texts: Readonly<Record<string, string>>;
  ranges: readonly RangeText[];
}

const CENTS = 100;

function textOf({ as }: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (as === 'money') return (Number(value) / CENTS).toFixed(2);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const typedOf = (kind: Kind, content: Readonly<Record<string, unknown>>): Typed => ({
  texts: Object.fromEntries(FIELDS[kind].map((field) => [field.column, textOf(field, content[field.column])])),
  ranges: ((content['ranges'] ?? []) as LabRange[]).map((range) =>
    Object.assign(
      structuredClone(ANYBODY),
      Object.fromEntries(Object.entries(range).map(([part, value]) => [part, value === null ? '' : String(value)])),
    ),
  ),
});

/** Three digits after a comma may be thousands or decimals: nobody but the writer knows. */
export const isOfTwoMeanings = (text: string): boolean => /,\d{3}$/.test(text.trim());

/** What is no figure is NaN, which no column takes. A comma is a point to whoever types it. */
const figureIn = (text: string): number =>
  text.trim() === '' || isOfTwoMeanings(text) ? NaN : Number(text.trim().replace(',', '.'));

function valueOf({ as, maybe }: Field, text: string): unknown {
  if (maybe && text.trim() === '') return null;
  if (as === 'flag') return text === 'true';
  if (as === 'list') return text.split(',').flatMap((each) => each.trim() || []);
  if (as === 'money') return Math.round(figureIn(text) * CENTS);
  return as === 'integer' || as === 'decimal' ? figureIn(text) : text.trim();
}

const rangeOf = (typed: RangeText): LabRange => ({
  ...(typed.sex === 'female' || typed.sex === 'male' ? { sex: typed.sex } : {}),
  ...(typed.pregnant !== '' && { pregnant: typed.pregnant === 'true' }),
  ...Object.fromEntries(
    RANGE_LIMITS.flatMap((limit) => (typed[limit].trim() === '' ? [] : [[limit, figureIn(typed[limit])]])),
  ),
});

export function contentFrom(kind: Kind, { texts, ranges }: Typed): Record<string, unknown> {
  const content: Record<string, unknown> = Object.fromEntries(
    FIELDS[kind].map((field) => [field.column, valueOf(field, texts[field.column] ?? '')]),
  );
  if (kind === 'test') return content;
  const isChoice = content['kind'] === 'choice';
  return isChoice
    ? { ...content, ranges: [] }
    : { ...content, choices: [], normal_choices: [], ranges: ranges.map(rangeOf) };
}

type Texts = Readonly<Record<string, string>>;

/** Each range in the names of its parts. */
export const rangesIn = ({ ranges }: Typed, words: CatalogueWords['ranges']): string[] => {
  const names: Texts = { ...words, title: '', true: words.yes, false: words.no, nth: '' };
  return ranges.map((range) =>
    Object.entries(range)
      .flatMap(([part, value]) => (value === '' ? [] : `${names[part]} ${names[value] ?? value}`))
      .join(', '),
  );
};
