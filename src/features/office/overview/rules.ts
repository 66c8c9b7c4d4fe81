import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import type { Figures, Name } from './shapes.ts';

const DAYS = 14;
const MOST_MARKS = 8;

export const sumOf = (figures: Figures, name: Name): number =>
  figures.filter(({ figure }) => figure === name).reduce((sum, { rows }) => sum + rows, 0);

/** Every day up to today, also those of which there is no row. */
export const daysOf = (figures: Figures, name: Name, today: Day): { day: Day; rows: number }[] =>
  Array.from({ length: DAYS }, (_, n) => {
    const day = addDays(today, n - DAYS + 1);
    return { day, rows: figures.find((each) => each.figure === name && each.day === day)?.rows ?? 0 };
  });

/** One, two or five of a power of ten, so that the highest column has no more marks than can be counted. */
export function perMarkOf(highest: number): number {
  let ten = 1;
  for (;;) {
    const found = [ten, 2 * ten, 5 * ten].find((step) => highest / step <= MOST_MARKS);
    if (found) return found;
    ten *= 10;
  }
}
