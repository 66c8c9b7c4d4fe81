import * as z from 'zod/mini';
import { convert, toTenth } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { NO_ANSWERS, STEPS } from './rules.ts';
import type { Answers } from './rules.ts';

/** What is typed and not yet a profile, and where in it the person is. */
export interface Draft {
  step: number;
  units: Units;
  answers: Answers;
}

const otherwise = z.catch;
const answer = otherwise(z.string(), '');

const Draft = z.object({
  step: z.int().check(z.gte(0), z.lt(STEPS)),
  units: z.enum(['imperial', 'metric']),
  answers: z.object(
    Object.fromEntries(Object.keys(NO_ANSWERS).map((name) => [name, answer])) as Record<keyof Answers, typeof answer>,
  ),
});

function inUnits(typed: string, measure: 'weight' | 'length', from: Units, to: Units): string {
  const value = Number(typed.replace(',', '.'));
  return from === to || !typed || Number.isNaN(value) ? typed : String(toTenth(convert(measure, value, from, to)));
}

/** A draft as it goes on in the units of now; null where there is none that can be read. */
export function draftIn(kept: unknown, units: Units): Draft | null {
  const draft = Draft.safeParse(kept).data;
  if (!draft) return null;
  const { answers, step } = draft;
  const weight = inUnits(answers.weight, 'weight', draft.units, units);
  const height = inUnits(answers.height, 'length', draft.units, units);
  return { step, units, answers: { ...answers, weight, height } };
}
