/** x is where the figure looks, y is up, z is to its right. */
export type Vector = readonly [x: number, y: number, z: number];

const RADIANS = Math.PI / 180;
export const sin = (degrees: number): number => Math.sin(degrees * RADIANS);
export const cos = (degrees: number): number => Math.cos(degrees * RADIANS);

export const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
export const minus = (a: Vector, b: Vector): Vector => plus(a, b, -1);
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Vector): number => Math.hypot(...a);
export const unit = (a: Vector): Vector => plus([0, 0, 0], a, 1 / (lengthOf(a) || 1));
export const middle = (a: Vector, b: Vector): Vector => plus(plus([0, 0, 0], a, 0.5), b, 0.5);
