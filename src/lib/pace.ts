/** How a goal is going: `ahead` or `behind` where progress and time differ by more than a tenth. */
export type Pace = 'ahead' | 'on-track' | 'behind';

const MARGIN = 0.1;

/** Both are fractions: of the goal done, and of the time over. */
export function paceOf({ done, elapsed }: { done: number; elapsed: number }): Pace {
  const lead = Math.min(1, done) - Math.min(1, elapsed);
  if (lead > MARGIN) return 'ahead';
  return lead < -MARGIN ? 'behind' : 'on-track';
}
