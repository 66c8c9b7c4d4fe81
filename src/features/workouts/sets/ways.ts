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

/** The figures to choose from, with what each is stored as. */
export const effortsOf = (effort: Exclude<Effort, 'none'>): { told: number; rpe: number }[] =>
  CHOICES[effort].map((told) => ({ told, rpe: effort === 'rir' ? MOST - told : told }));
