// Text that PostgreSQL cannot hold, a NUL or half a character, would have it refuse all that was sent along (law 10).

const UNSTORABLE = /\\u(0000|d[89a-f])/i;

const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function storable(_: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, kept]) => [storableText(name), kept]));
}

/** The same without it: dropped is what nobody sees, and what is half a character shows as unreadable. */
export function asStorable<T>(value: T): T {
  const text = JSON.stringify(value);
  // JSON spells both as escapes. What a person typed like one is taken for it here, and comes out as it was.
  return UNSTORABLE.test(text) ? (JSON.parse(text, storable) as T) : value;
}
