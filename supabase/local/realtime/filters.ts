import type { Fields } from './frames.ts';

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in'] as const;
type Operator = (typeof OPERATORS)[number];

/** `column=operator.value` of a subscription; `in` has several values. */
export interface Condition {
  column: string;
  operator: Operator;
  values: string[];
}

const CONDITION = /^([^=]+)=([a-z]+)\.(.*)$/s;

/** Conditions are joined by commas and must all hold. Null where the text is invalid. */
export function parseFilter(text: string): Condition[] | null {
  if (text === '') return [];
  const conditions = splitList(text).map(parseCondition);
  return conditions.every((condition) => condition !== null) ? conditions : null;
}

/** A missing or null column matches nothing, as in SQL. */
export function matches(conditions: Condition[], row: Fields, types: ReadonlyMap<string, string>): boolean {
  return conditions.every(({ column, operator, values }) => {
    const orders = values.map((value) => compare(types.get(column) ?? 'text', row[column], value));
    return orders.some((order) => order !== null && HOLDS[operator](order));
  });
}

function parseCondition(text: string): Condition | null {
  const [, column, operator, value] = CONDITION.exec(text) ?? [];
  if (column === undefined || value === undefined || !isOperator(operator)) return null;
  if (operator !== 'in') return { column, operator, values: [unquote(value)] };
  if (!value.startsWith('(') || !value.endsWith(')')) return null;
  return { column, operator, values: splitList(value.slice(1, -1)).map(unquote) };
}

const isOperator = (text: string | undefined): text is Operator => OPERATORS.some((operator) => operator === text);

/** Splits at commas outside quotes and parentheses. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function unquote(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : text;
}

const HOLDS: Record<Operator, (order: number) => boolean> = {
  eq: (order) => order === 0,
  in: (order) => order === 0,
  neq: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

const NUMERIC = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid']);
const TRUE = /^(t|true|1|y|yes|on)$/i;
const MOMENTS = new Set(['timestamp', 'timestamptz', 'date']);

/** Below, at or above zero as the cell compares to the wanted value; null where they are not comparable. */
function compare(type: string, cell: unknown, wanted: string): number | null {
  if (cell === null || cell === undefined) return null;
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  if (NUMERIC.has(type)) return difference(Number(text), Number(wanted));
  if (MOMENTS.has(type)) return difference(Date.parse(text), Date.parse(wanted));
  if (type === 'bool') return difference(Number(text === 'true'), Number(TRUE.test(wanted)));
  const value = type === 'uuid' ? wanted.toLowerCase() : wanted;
  if (text === value) return 0;
  return text < value ? -1 : 1;
}

function difference(left: number, right: number): number | null {
  const result = left - right;
  return Number.isNaN(result) ? null : result;
}
