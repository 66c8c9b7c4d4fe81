/** How a goal is doing: `ahead` and `behind` where the way and the time differ by more than a tenth. */
export type Pace = 'ahead' | 'on-track' | 'behind';

const MARGIN = 0.1;

/** Both are parts of the whole: how much of the way is done, how much of the time is over. */
export function paceOf({ done, elapsed }: { done: number; elapsed: number }): Pace {
  const lead = Math.min(1, done) - Math.min(1, elapsed);
  if (lead > MARGIN) return 'ahead';
  return lead < -MARGIN ? 'behind' : 'on-track';
}
