// The table of goals, with what was found beside each.

export interface Figure {
  figure: string;
  goal: string;
  found: string;
  met: boolean | null;
}

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const spread = (values: readonly number[]): string =>
  `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;

export function tableOf(figures: readonly Figure[]): string {
  const verdict = (met: boolean | null): string => (met === null ? 'no verdict' : met ? 'met' : 'missed');
  const lines = figures.map(({ figure, goal, found, met }) => `| ${figure} | ${goal} | ${found} | ${verdict(met)} |`);
  return ['| figure | goal | found | |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
