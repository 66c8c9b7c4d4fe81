/** A quarter more or less than the last value is rather a slip of the comma than the body. */
export const isSlip = (value: number, last: number | null): boolean =>
  last !== null && last > 0 && Math.abs(value - last) / last > 0.25;
