// PostgreSQL rejects text with a NUL or half a surrogate pair, and with it the whole batch (law 10).

const UNSTORABLE = /\\u(0000|d[89a-f])/i;

const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function storable(_: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, kept]) => [storableText(name), kept]));
}

/** Drops NULs, which nobody sees, and replaces half characters. */
export function asStorable<T>(value: T): T {
  const text = JSON.stringify(value);
  // JSON escapes both. Typed text that looks like such an escape comes out unchanged.
  return UNSTORABLE.test(text) ? (JSON.parse(text, storable) as T) : value;
}
