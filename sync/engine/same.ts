const INSTANT = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Equal as PostgreSQL stores it: jsonb keys are unordered, and an instant has many spellings. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (typeof a === 'string' && typeof b === 'string') {
    return INSTANT.test(a) && INSTANT.test(b) && Date.parse(a) === Date.parse(b);
  }
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}
