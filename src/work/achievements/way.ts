import type { Goal } from '#sync/entities/goals.ts';
import type { Day } from '#src/lib/days.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';

type Aim = Pick<Goal, 'start_value' | 'start_date' | 'target'>;

interface Reached {
  percent: number;
  day: Day;
}

/** The days on which somebody was further than on all before, and how far: a trend that turns takes nothing back. */
function reached(trend: readonly TrendDay[], { start_date }: Aim, percentAt: (value: number) => number): Reached[] {
  let best = 0;
  return trend.flatMap(({ day, value }) => {
    const percent = percentAt(value);
    if (day < start_date || percent <= best) return [];
    best = percent;
    return [{ percent, day }];
  });
}

/** Of the way from where a goal began to where it leads. */
export const wayIn = (trend: readonly TrendDay[], goal: Aim): Reached[] => {
  const { start_value: start, target } = goal;
  return start === null || start === target
    ? []
    : reached(trend, goal, (value) => (100 * (value - start)) / (target - start));
};

/** Of the weight that a goal to lose some began with. */
export const lostIn = (trend: readonly TrendDay[], goal: Aim): Reached[] => {
  const { start_value: start, target } = goal;
  return start === null || start <= target ? [] : reached(trend, goal, (value) => (100 * (start - value)) / start);
};

/** The instant that stands for a day. */
export const noonOf = (day: Day): string => `${day}T12:00:00.000Z`;

/** The instant at which each of some steps was first reached: noon of its day. */
export const stepsReached = (
  all: readonly Reached[],
  steps: readonly number[],
): { most: number; at: Map<number, string> } => {
  const at = new Map<number, string>();
  for (const step of steps) {
    const days = all.filter(({ percent }) => percent >= step).map(({ day }) => day);
    const [first] = days.toSorted();
    if (first) at.set(step, noonOf(first));
  }
  return { most: Math.floor(Math.max(0, ...all.map(({ percent }) => percent)) + 1e-9), at };
};
