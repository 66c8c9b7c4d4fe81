export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}

export interface Figure {
  name: string;
  unit: 'ms' | 'points' | 'times';
  /** Null for what others are compared with. */
  goal: number | null;
  figure: number;
  isMet: boolean;
  /** What a ratio was made of. */
  of?: string;
}

export const measured = (name: string, unit: Figure['unit'], figure: number): Figure => ({
  name,
  unit,
  goal: null,
  figure,
  isMet: true,
});

export const atMost = (name: string, goal: number, figure: number): Figure => ({
  name,
  unit: 'ms',
  goal,
  figure,
  isMet: figure <= goal,
});

/** How many times what it stands beside, which was measured in turns with it. */
export const atMostTimes = (name: string, goal: number, ms: number, floor: number): Figure => ({
  name,
  unit: 'times',
  goal,
  figure: Math.round((ms / floor) * 100) / 100,
  isMet: ms <= goal * floor,
  of: `${ms} of ${floor} ms`,
});

export const atLeast = (name: string, goal: number, figure: number): Figure => ({
  name,
  unit: 'points',
  goal,
  figure,
  isMet: figure >= goal,
});

export function lineOf({ name, unit, goal, figure, isMet, of }: Figure): string {
  const verdict = isMet ? 'met  ' : 'short';
  const beside = of ? ` (${of})` : '';
  return `${goal === null ? 'floor' : verdict}  ${name.padEnd(52)} goal ${String(goal ?? '').padStart(5)}  is ${String(figure).padStart(5)} ${unit}${beside}`;
}
