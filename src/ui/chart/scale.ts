/** A step of 1, 2, 2.5, 4 or 5 times a power of ten, so that lines stand at figures people say. */
export function niceStep(rough: number): number {
  if (rough <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 4, 5, 10].map((times) => times * power);
  return steps.find((step) => step >= rough) ?? rough;
}

const AT_MOST = 3;

/** Where the lines of a grid stand: few, and never outside of what is shown. */
export function gridOf(lowest: number, highest: number): number[] {
  const step = niceStep((highest - lowest) / AT_MOST);
  const first = Math.ceil(lowest / step) * step;
  const lines: number[] = [];
  for (let line = first; line <= highest && lines.length < AT_MOST; line += step) {
    lines.push(Number(line.toFixed(6)));
  }
  return lines;
}

/** From values to places: the lowest value stands at `from`, the highest at `to`. */
export function linear([lowest, highest]: [number, number], [from, to]: [number, number]): (value: number) => number {
  const span = highest - lowest || 1;
  return (value) => Number((from + ((value - lowest) / span) * (to - from)).toFixed(1));
}

/** What the values span, with some air; a single value stands in the middle. */
export function spanOf(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const air = (highest - lowest || Math.abs(highest) || 1) * 0.08;
  return [lowest - air, highest + air];
}
