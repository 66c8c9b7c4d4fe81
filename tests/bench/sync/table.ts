// How figures are told: medians of rounds with their spread, and tables to be read.

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const spread = (values: readonly number[]): string =>
  values.length === 0 ? '-' : `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

export function markdown(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lineOf = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;
  const cellOf = (value: unknown): unknown => (value === null || Number.isNaN(value) ? '-' : value);
  return [
    lineOf(columns),
    lineOf(columns.map(() => '---')),
    ...rows.map((row) => lineOf(columns.map((column) => cellOf(row[column])))),
  ].join('\n');
}
