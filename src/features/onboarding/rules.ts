import * as z from 'zod/mini';
import { convert, toTenth } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import type { Profile, ProfileEdit } from '#sync/entities/profiles.ts';

export const GOALS = ['lose_5', 'lose_15', 'lose_30', 'maintain', 'gain'] as const;

/** What is typed, as it stands in the fields. Weight and height are in the units of the settings. */
export interface Answers {
  first_name: string;
  last_name: string;
  phone: string;
  age: string;
  weight: string;
  height: string;
  weight_loss_goal: string;
  preferred_fitness_center: string;
  health_concerns: string;
}

export const NO_ANSWERS: Answers = {
  first_name: '',
  last_name: '',
  phone: '',
  age: '',
  weight: '',
  height: '',
  weight_loss_goal: '',
  preferred_fitness_center: '',
  health_concerns: '',
};

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'long'));

/** A number as people type it, with a point or a comma. */
const typedNumber = (problem: string) =>
  z.pipe(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1, 'required')),
      z.transform((typed: string) => Number(typed.replace(',', '.'))),
    ),
    z.number(problem),
  );

const between = (least: number, most: number, problem: string) => [z.gte(least, problem), z.lte(most, problem)];

/** Those of the table, in pounds and inches. */
export const LIMITS = { weight: [20, 1500], length: [10, 110] } as const;

/** In pounds and inches, as they are kept, whatever they are typed in. */
const size = (measure: 'weight' | 'length', units: Units) => {
  const [least, most] = LIMITS[measure];
  return z.pipe(
    z.pipe(
      typedNumber(measure),
      z.transform((typed: number) => {
        const kept = convert(measure, typed, units, 'imperial');
        return measure === 'weight' ? toTenth(kept) : kept;
      }),
    ),
    z.number().check(...between(least, most, measure)),
  );
};

export const STEPS = 4;

/** What each step asks for. */
export const stepsIn = (units: Units) =>
  [
    z.object({ first_name: text(100), last_name: text(100), phone: text(40) }),
    z.object({
      age: z.pipe(typedNumber('age'), z.int('age').check(...between(1, 130, 'age'))),
      weight: size('weight', units),
      height: size('length', units),
    }),
    z.object({ weight_loss_goal: z.enum(GOALS, 'required') }),
    z.object({
      preferred_fitness_center: text(200),
      health_concerns: z.pipe(
        z.string().check(z.trim(), z.maxLength(5000, 'long')),
        z.transform((typed: string) => typed || null),
      ),
    }),
  ] as const;

type Outcome = { edit: ProfileEdit } | { unfinished: number };

/** The profile that the answers make, or the first step that is not finished. */
export function profileFrom(answers: Answers, units: Units): Outcome {
  const parsed = stepsIn(units).map((step) => step.safeParse(answers));
  const unfinished = parsed.findIndex(({ success }) => !success);
  if (unfinished >= 0) return { unfinished };
  return { edit: Object.assign({}, ...parsed.map(({ data }) => data)) as ProfileEdit };
}

const shown = (measure: 'weight' | 'length', value: number | null, units: Units): string =>
  value === null ? '' : String(toTenth(convert(measure, value, 'imperial', units)));

/** What is known already need not be typed again. */
export function answersFrom(profile: Profile | null, units: Units): Answers {
  if (!profile) return NO_ANSWERS;
  const { age, weight, height, first_name, last_name, phone, weight_loss_goal } = profile;
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    phone: phone ?? '',
    age: age === null ? '' : String(age),
    weight: shown('weight', weight, units),
    height: shown('length', height, units),
    weight_loss_goal: weight_loss_goal ?? '',
    preferred_fitness_center: profile.preferred_fitness_center ?? '',
    health_concerns: profile.health_concerns ?? '',
  };
}
