import { csvTable } from '#src/lib/csv-table.ts';
import { csvOf, unguarded } from '#src/lib/csv.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { TIP_TOPICS } from '#sync/entities/health-tips.ts';
import type { Content, Entry, Value, Version } from './shapes.ts';

export const LONGEST_REASON = 500;

export const CATALOGUES = ['offers', 'lenders', 'health_tips', 'exercises', 'foods', 'procedures', 'centres'] as const;
export type Catalogue = (typeof CATALOGUES)[number];

/** A `month` may be none, as a `number` may. A `list` has commas between its words; of `lines` each may have commas itself. Choices begin with none, so that nothing is chosen by who only looks. */
type Kind =
  | 'text'
  | 'long'
  | 'naira'
  | 'dollars'
  | 'percent'
  | 'whole'
  | 'month'
  | 'number'
  | 'yes'
  | 'list'
  | 'lines'
  | 'day'
  | Choices;
type Choices = readonly ['', ...string[]];

/** Those that every device has words for; the server takes no other. */
const FOOD_CATEGORIES = [
  'Beans',
  'Bread & breakfast',
  'Drinks',
  'Fruit & vegetables',
  'Meals',
  'Meat, fish & eggs',
  'Milk & cheese',
  'Oils & extras',
  'Rice, pasta & cereals',
  'Snacks',
  'Soups & stews',
  'Swallows',
  'Tubers & plantain',
] as const;

/** The columns of each, in the order of the form. */
const FIELDS = {
  offers: {
    title: 'text',
    kind: ['', 'program', 'service', 'plan'],
    price_kobo: 'naira',
    price_from: 'yes',
    unit: ['', 'session', 'class', 'week', 'visit'],
    tax_code: ['', 'ZR-MED', 'STD-7.5', 'EXEMPT'],
    upfront_discount_bp: 'percent',
    deposit_bp: 'percent',
    parts: 'whole',
    sessions: 'whole',
    session_type: ['', 'fitness', 'nutrition', 'other'],
    months: 'month',
    place: 'whole',
  },
  lenders: {
    title: 'text',
    approval: 'text',
    complaints: 'text',
    rate_bp: 'percent',
    fee_bp: 'percent',
    fee_kobo: 'naira',
    late_fee_kobo: 'naira',
    early_fee_bp: 'percent',
    lengths: 'list',
    from_kobo: 'naira',
    to_kobo: 'naira',
    reading_days: 'whole',
    withdrawal_days: 'whole',
  },
  health_tips: {
    title: 'text',
    body: 'long',
    topic: ['', ...TIP_TOPICS],
    goals: 'list',
    conditions: 'list',
    from_month: 'month',
    to_month: 'month',
    author: 'text',
    source: 'text',
    published_on: 'day',
    reviewed_by: 'text',
    reviewed_on: 'day',
    title_es: 'text',
    body_es: 'long',
    title_fr: 'text',
    body_fr: 'long',
    title_de: 'text',
    body_de: 'long',
  },
  exercises: {
    name: 'text',
    category: ['', ...exercises.row.shape.category.options],
    muscles: 'list',
    secondary_muscles: 'list',
    equipment: 'text',
    measure: ['', ...exercises.row.shape.measure.options],
    difficulty: ['', ...exercises.row.shape.difficulty.options],
    is_unilateral: 'yes',
    instructions: 'long',
  },
  foods: {
    name: 'text',
    aliases: 'lines',
    category: ['', ...FOOD_CATEGORIES],
    serving_description: 'text',
    serving_grams: 'number',
    kcal_per_100g: 'number',
    protein_g_per_100g: 'number',
    carbs_g_per_100g: 'number',
    fat_g_per_100g: 'number',
    fibre_g_per_100g: 'number',
    source: 'text',
    basis: ['', 'found', 'found-proxy', 'found-range-midpoint', 'found-partial', 'derived-recipe', 'derived-moisture'],
    confidence: ['', 'high', 'medium'],
    licence: 'text',
    notes: 'long',
  },
  procedures: { title: 'text', price_low: 'dollars', price_high: 'dollars', deposit: 'dollars', place: 'whole' },
  centres: {
    city: 'text',
    street: 'text',
    phone: 'text',
    weekdays_from: 'text',
    weekdays_to: 'text',
    weekends_from: 'text',
    weekends_to: 'text',
    place: 'whole',
  },
} as const satisfies Record<Catalogue, Record<string, Kind>>;

type FieldsOf<Of> = Of extends unknown ? keyof Of : never;
export type Field = FieldsOf<(typeof FIELDS)[Catalogue]>;

/** What tells one entry from another at a glance. */
export const FIGURES = {
  offers: 'price_kobo',
  lenders: 'rate_bp',
  health_tips: 'topic',
  exercises: 'category',
  foods: 'kcal_per_100g',
  procedures: 'price_low',
  centres: 'street',
} as const satisfies Record<Catalogue, Field>;

export const fieldsIn = (catalogue: Catalogue): [Field, Kind][] => Object.entries(FIELDS[catalogue]) as [Field, Kind][];

const isAmount = (kind: Kind): boolean => kind === 'naira' || kind === 'dollars' || kind === 'percent';
export const isNumber = (kind: Kind): boolean =>
  isAmount(kind) || kind === 'whole' || kind === 'month' || kind === 'number';

/** As it is typed: naira, dollars and percent, of which the database keeps the hundredths. */
function typedOf(kind: Kind, value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(kind === 'lines' ? '\n' : ', ');
  return isAmount(kind) ? String(Number(value) / 100) : String(value);
}

/** What is no number stays as it is typed, and is refused. */
function valueOf(kind: Kind, typed: string): Value {
  const text = typed.trim();
  if (kind === 'yes') return text === 'true';
  if (kind === 'list' || kind === 'lines')
    return text
      .split(kind === 'list' ? ',' : '\n')
      .map((one) => one.trim())
      .filter(Boolean);
  if (text === '') return null;
  if (!isNumber(kind) || !Number.isFinite(Number(text))) return text;
  return isAmount(kind) ? Math.round(Number(text) * 100) : Number(text);
}

export type Typed = Partial<Record<Field, string>>;

export const typedIn = (catalogue: Catalogue, content: Content | null): Typed =>
  Object.fromEntries(
    fieldsIn(catalogue).map(([field, kind]) => [
      field,
      content ? typedOf(kind, content[field]) : ({ whole: '0', percent: '0', yes: 'false' }[String(kind)] ?? ''),
    ]),
  );

export const contentOf = (catalogue: Catalogue, typed: Typed): Content =>
  Object.fromEntries(fieldsIn(catalogue).map(([field, kind]) => [field, valueOf(kind, typed[field] ?? '')]));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What would become different; of what is new, all that it says. */
export const changesIn = (catalogue: Catalogue, before: Content | null, after: Content): Field[] =>
  fieldsIn(catalogue).flatMap(([field]) => (same(before?.[field] ?? null, after[field] ?? null) ? [] : [field]));

/** What the version that was published before this one said. */
export function beforeIn(versions: readonly Version[], number: number | null): Content | null {
  const earlier = versions.filter(({ version }) => version !== null && number !== null && version < number);
  return earlier.toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0))[0]?.content ?? null;
}

/** What an entry is called, wherever it stands. */
export function titleOf({ code, content, work_content }: Pick<Entry, 'code' | 'content' | 'work_content'>): string {
  const said = content ?? work_content;
  return String(said?.['title'] ?? said?.['name'] ?? said?.['city'] ?? code);
}

export type EntryAct = 'write' | 'goOn' | 'publish' | 'back' | 'drop' | 'retire';
export type Act = EntryAct | 'merge';

/** What may be done with it by whoever looks at it. */
export function actsOn({ state, work_state, is_own, may_publish }: Entry): EntryAct[] {
  const own: EntryAct[] = work_state === 'draft' ? ['goOn', 'drop'] : ['drop'];
  const others: EntryAct[] = may_publish ? ['publish', 'back'] : ['back'];
  const work = work_state === null ? (['write'] as const) : is_own ? own : others;
  return [...work, ...(state === 'published' ? (['retire'] as const) : [])];
}

/** Two foods may be one. */
export const actsIn = (catalogue: Catalogue, entry: Entry): Act[] => {
  const mayMerge = catalogue === 'foods' && entry.work_state === null && entry.state === 'published';
  return mayMerge ? [...actsOn(entry), 'merge'] : actsOn(entry);
};

export const TONES = {
  draft: 'idle',
  review: 'info',
  returned: 'warn',
  published: 'ok',
  replaced: 'idle',
  retired: 'warn',
} as const;

// Files ----------------------------------------------------------------------------------------------

/** A file says what the database keeps: kobo, cents, hundredths of a percent, lists as JSON. */
function cellOf(kind: Kind | undefined, cell: string): Value {
  if (kind === 'list' || kind === 'lines' || kind === 'yes' || (kind !== undefined && isNumber(kind))) {
    try {
      return JSON.parse(cell) as Value;
    } catch {
      return cell === '' ? null : cell;
    }
  }
  return cell === '' ? null : cell;
}

/** As many as the server tries at once. */
export const MOST_ENTRIES = 200;

export type FileRead =
  | { lines: Content[]; numbers: number[] }
  | { wrong: 'unreadable' | 'long' }
  | { wrong: 'broken'; number: number };

/** The entries of a file with the numbers of their lines. Which of them can be so the server says. */
export function linesIn(catalogue: Catalogue, text: string): FileRead {
  const { lines, broken } = csvTable(text);
  const [head, ...rows] = lines;
  const columns = head?.cells ?? [];
  if (!columns.includes('code') || new Set(columns).size < columns.length) return { wrong: 'unreadable' };
  const odd = [...broken, ...rows.filter(({ cells }) => cells.length !== columns.length)];
  if (odd.length > 0) return { wrong: 'broken', number: Math.min(...odd.map(({ number }) => number)) };
  if (rows.length === 0) return { wrong: 'unreadable' };
  if (rows.length > MOST_ENTRIES) return { wrong: 'long' };
  const kinds = new Map<string, Kind>(fieldsIn(catalogue));
  const entryOf = (cells: readonly string[]): Content =>
    Object.fromEntries(columns.map((column, at) => [column, cellOf(kinds.get(column), unguarded(cells[at] ?? ''))]));
  return { lines: rows.map(({ cells }) => entryOf(cells)), numbers: rows.map(({ number }) => number) };
}

/** The same file that is read, of what is offered now. */
export const entriesCsv = (catalogue: Catalogue, entries: readonly Entry[]): string =>
  csvOf(
    entries.flatMap(({ code, state, content }) =>
      state === 'published' && content
        ? [{ code, ...Object.fromEntries(fieldsIn(catalogue).map(([field]) => [field, content[field]])) }]
        : [],
    ),
  );
