// How figures are told: medians of rounds with their spread, and tables to be read.

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const spread = (values: readonly number[]): string =>
  values.length === 0 ? '-' : `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Aligned as the formatter of this repository would do it. */
export function markdown(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const textOf = (value: unknown): string => {
    if (typeof value === 'string') return value;
    return value === null || Number.isNaN(value) ? '-' : JSON.stringify(value);
  };
  const lines = [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))];
  const widths = columns.map((_, i) => Math.max(3, ...lines.map((cells) => cells[i]?.length ?? 0)));
  const [head, ...body] = lines.map((cells) => cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map((cells) => `| ${cells?.join(' | ')} |`).join('\n');
}
