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
  unit: 'ms' | 'points';
  goal: number;
  figure: number;
  isMet: boolean;
}

export const atMost = (name: string, goal: number, figure: number): Figure => ({
  name,
  unit: 'ms',
  goal,
  figure,
  isMet: figure <= goal,
});

export const atLeast = (name: string, goal: number, figure: number): Figure => ({
  name,
  unit: 'points',
  goal,
  figure,
  isMet: figure >= goal,
});

export const lineOf = ({ name, unit, goal, figure, isMet }: Figure): string =>
  `${isMet ? 'met  ' : 'short'}  ${name.padEnd(52)} goal ${String(goal).padStart(5)}  is ${String(figure).padStart(5)} ${unit}`;
