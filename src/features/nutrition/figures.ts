import * as z from 'zod/mini';
import { numberIn } from '#src/lib/numbers.ts';
import type { NutritionWords } from './words.ts';

/** A decimal as typed; empty is 0. */
export const figure = (words: NutritionWords['form'], max: number, language: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => numberIn(text) ?? 0),
    ),
    z
      .number({ error: words.figure(max.toLocaleString(language)) })
      .check(
        z.gte(0, { error: words.figure(max.toLocaleString(language)) }),
        z.lte(max, { error: words.figure(max.toLocaleString(language)) }),
      ),
  );

/** As a field shows it again. */
export const typedFigure = (value: number | null | undefined): string =>
  value === null || value === undefined || value === 0 ? '' : String(value);

/** In characters. */
export const LONGEST = { name: 200, serving: 80 } as const;

export const needed = (words: NutritionWords['form'], most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim()),
    ),
    z.string().check(z.minLength(1, { error: words.needed }), z.maxLength(most, { error: words.long(most) })),
  );
