import * as z from 'zod/mini';
import { numberIn } from '#src/lib/numbers.ts';
import { convert, toTenth } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { NO_ANSWERS, STEPS } from './rules.ts';
import type { Answers } from './rules.ts';

/** What is typed and not yet saved. */
interface Typed {
  units: Units;
  answers: Partial<Answers>;
}

/** What is typed and not yet a profile, and the current step. */
export interface Draft extends Typed {
  step: number;
  answers: Answers;
}

const otherwise = z.catch;
const answer = otherwise(z.optional(z.string()), undefined);

const Typed = z.object({
  units: z.enum(['imperial', 'metric']),
  answers: z.object(
    Object.fromEntries(Object.keys(NO_ANSWERS).map((name) => [name, answer])) as Record<keyof Answers, typeof answer>,
  ),
});

const Step = z.object({ step: z.int().check(z.gte(0), z.lt(STEPS)) });

export function inUnits(typed: string, measure: 'weight' | 'length', from: Units, to: Units): string {
  const value = numberIn(typed);
  return from === to || value === null || Number.isNaN(value)
    ? typed
    : String(toTenth(convert(measure, value, from, to)));
}

/** The typed figures converted to the current units; null where nothing is readable. */
export function typedIn(kept: unknown, units: Units): Partial<Answers> | null {
  const typed = Typed.safeParse(kept).data;
  if (!typed) return null;
  const known = Object.entries(typed.answers).filter(
    (entry): entry is [keyof Answers, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(
    known.map(([name, text]) => {
      if (name === 'weight') return [name, inUnits(text, 'weight', typed.units, units)];
      return [name, name === 'height' ? inUnits(text, 'length', typed.units, units) : text];
    }),
  );
}

/** A draft of onboarding; null where there is none. */
export function draftIn(kept: unknown, units: Units): Draft | null {
  const [step, answers] = [Step.safeParse(kept).data?.step, typedIn(kept, units)];
  return step === undefined || !answers ? null : { step, units, answers: { ...NO_ANSWERS, ...answers } };
}
