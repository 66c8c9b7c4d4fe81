import { cos, sin } from './vectors.ts';
import type { Vector } from './vectors.ts';

export type Spot = readonly [x: number, y: number];

/** How a point is seen by somebody who stands there. */
export const seenFrom =
  (view: number) =>
  ([x, y, z]: Vector): Spot => [x * cos(view) - z * sin(view), -y];

const inShort = (value: number): string => String(Math.round(value * 10) / 10);

export const pathOf = (spots: readonly Spot[], closed = false): string =>
  `M${spots.map((spot) => spot.map(inShort).join(' ')).join('L')}${closed ? 'z' : ''}`;
