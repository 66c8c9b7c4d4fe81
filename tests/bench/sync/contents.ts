// What a device holds and what the server holds, made comparable; the same in the browser and here.

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d*?)0*)?(?:Z|\+00(?::00)?)$/;

/** PostgreSQL, its REST and JavaScript write the same instant differently. */
function plain(value: unknown): unknown {
  const [whole, day, time, fraction = ''] = (typeof value === 'string' && INSTANT.exec(value)) || [];
  return whole === undefined ? value : `${day} ${time}.${fraction}`;
}

const lineOf = (row: Record<string, unknown>, without: ReadonlySet<string>): string =>
  JSON.stringify(
    Object.keys(row)
      .filter((column) => !without.has(column))
      .toSorted()
      .map((column) => [column, plain(row[column])]),
  );

export async function fingerprint(rows: readonly Record<string, unknown>[], without: string[]): Promise<string> {
  const left = new Set(without);
  const lines = rows
    .filter(({ deleted }) => deleted !== true)
    .map((row) => lineOf(row, left))
    .toSorted();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `${lines.length} rows, ${digits.join('')}`;
}
