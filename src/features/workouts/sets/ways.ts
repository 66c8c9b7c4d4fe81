import * as z from 'zod/mini';

/** How a person likes to log; it is stored on this device. */
export const WAYS = 'ways-of-logging';

const Stored = z.object({ all: z.boolean(), effort: z.enum(['none', 'rir', 'rpe']) });

export type Ways = z.infer<typeof Stored>;
export type Effort = Ways['effort'];

export const waysIn = (kept: unknown): Ways => Stored.safeParse(kept).data ?? { all: false, effort: 'none' };

/** Of ten, which is the last repetition that could be done. */
const MOST = 10;

const CHOICES: Record<Exclude<Effort, 'none'>, readonly number[]> = {
  rir: [0, 1, 2, 3, 4, 5],
  rpe: [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5],
};

interface Figure {
  told: number;
  rpe: number;
}

const hundredths = (figure: number): number => Math.round(figure * 100) / 100;

/** The figures to choose from, with what each is stored as; and what is stored, which may have been told the other way. */
export function effortsOf(effort: Exclude<Effort, 'none'>, stored: number | null = null): Figure[] {
  const asRpe = (told: number): number => (effort === 'rir' ? MOST - told : told);
  const usual = CHOICES[effort].map((told) => ({ told, rpe: asRpe(told) }));
  if (stored === null || usual.some(({ rpe }) => rpe === stored)) return usual;
  const own = { told: hundredths(effort === 'rir' ? MOST - stored : stored), rpe: stored };
  return [...usual, own].toSorted((one, other) => other.rpe - one.rpe);
}
