import type { Movement } from '#src/work/figures/kept/movement.ts';
import type { Limb, Pose } from '#src/work/figures/kept/skeleton.ts';

/** By the names of the exercises, which are many where they look alike: `Pause squat|Low-bar squat`. */
export type Movements = Readonly<Record<string, Movement>>;

export const at = (x: number, y: number, aside?: number, out?: number): Limb => ({
  at: aside === undefined ? [x, y] : [x, y, aside],
  ...(out !== undefined && { out }),
});

export const on = (front: number, above: number, aside: number, out?: number): Limb => ({
  on: [front, above, aside],
  ...(out !== undefined && { out }),
});

export const by = (upper: number, lower: number, upperAside = 0, lowerAside = upperAside): Limb => ({
  by: [upper, lower, upperAside, lowerAside],
});

export const HANG = by(0, 6);
export const FLAT = at(0, 5);
/** A bar on the upper back. */
export const BACK = on(-5, 0, 18, 165);
export const RACK = by(42, 196, 4);
export const CHEST = on(11, -10, 2, 10);
export const FORWARD = by(88, 92);
export const HIPS = on(1, -24, 14, 70);
export const EARS = on(2, 8, 11, 110);
/** Along somebody who lies on the back. */
export const BESIDE = by(86, 90, 14);
export const UP = by(178, 180, 4);

export const stand = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 51.5], leg: FLAT, arm, ...more });

/** Only the second is another than the first in what is said of it. */
export const from = (start: Pose, end: Partial<Pose>, more: Omit<Movement, 'start' | 'end'> = {}): Movement => ({
  start,
  end: { ...start, ...end },
  ...more,
});

/** A hold is the same all the time. */
export const hold = (pose: Pose, more: Omit<Movement, 'start' | 'end'> = {}): Movement => ({
  start: pose,
  end: pose,
  ...more,
});
