import * as z from 'zod/mini';
import { ADULT } from '#src/lib/adults.ts';
import { isName } from '#src/lib/names.ts';
import { numberIn } from '#src/lib/numbers.ts';
import { convert, toTenth } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { BODY_CHOICES } from '#src/work/body/choices.ts';
import { LIMITS as KEPT } from '#sync/entities/profiles.ts';
import { poundsOf } from '#sync/queries/profiles.ts';
import type { ProfileEdit } from '#sync/actions/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';

export const GOALS = ['lose_5', 'lose_15', 'lose_30', 'maintain', 'gain'] as const;

/** The form's values as typed. Weight and height are in the units of the settings. */
export interface Answers {
  first_name: string;
  last_name: string;
  phone: string;
  age: string;
  weight: string;
  height: string;
  weight_loss_goal: string;
  sex: string;
  activity: string;
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
  sex: '',
  activity: '',
  preferred_fitness_center: '',
  health_concerns: '',
};

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'long'));

const aName = text(100).check(z.refine(isName, 'name'));

/** A number as people type it. */
const typedNumber = (problem: string) =>
  z.pipe(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1, 'required')),
      z.transform((typed: string) => numberIn(typed)),
    ),
    z.number(problem),
  );

const between = (least: number, most: number, problem: string) => [z.gte(least, problem), z.lte(most, problem)];

/** In pounds and inches. */
export const LIMITS = { weight: KEPT.weight, length: KEPT.height } as const;

/** Stored in pounds and inches, whatever the form's units. */
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

/** The rule of each answer, where it is given. */
const answersIn = (units: Units) => ({
  first_name: aName,
  last_name: aName,
  phone: text(40),
  age: z.pipe(typedNumber('age'), z.int('age').check(z.gte(ADULT, 'minor'), z.lte(KEPT.age[1], 'age'))),
  weight: size('weight', units),
  height: size('length', units),
  weight_loss_goal: z.enum(GOALS, 'required'),
  sex: z.enum(BODY_CHOICES.sex),
  activity: z.enum(BODY_CHOICES.activity),
  preferred_fitness_center: text(200),
  health_concerns: text(5000),
});

/** An empty field is no answer, and not an error. */
const orNothing = <Output>(rule: z.ZodMiniType<Output, string>) =>
  z.pipe(
    z.pipe(
      z.string().check(z.trim()),
      z.transform((typed: string) => typed || null),
    ),
    z.nullable(rule),
  );

export const STEPS = 4;

/** What each step of onboarding requires. */
export const stepsIn = (units: Units) => {
  const { first_name, last_name, phone, age, weight, height, ...rest } = answersIn(units);
  const { weight_loss_goal, preferred_fitness_center, health_concerns } = rest;
  return [
    z.object({ first_name, last_name, phone }),
    z.object({ age, weight, height }),
    z.object({ weight_loss_goal }),
    z.object({ preferred_fitness_center, health_concerns: orNothing(health_concerns) }),
  ] as const;
};

type Step = ReturnType<typeof stepsIn>[number];

/** Everything the step requires is filled in; leaving the step checks whether it is right. */
export const isFilled = (step: Step, answers: Answers): boolean =>
  !step.safeParse(answers).error?.issues.some(({ message }) => message === 'required');

type Outcome = { edit: ProfileEdit } | { unfinished: number };

/** The profile the answers make, or the first unfinished step. */
export function profileFrom(answers: Answers, units: Units): Outcome {
  const parsed = stepsIn(units).map((step) => step.safeParse(answers));
  const unfinished = parsed.findIndex(({ success }) => !success);
  if (unfinished >= 0) return { unfinished };
  return { edit: Object.assign({}, ...parsed.map(({ data }) => data)) as ProfileEdit };
}

/** Editing a profile requires nothing. */
export const editRulesIn = (units: Units) => {
  const rules = answersIn(units);
  return z.object({
    first_name: orNothing(rules.first_name),
    last_name: orNothing(rules.last_name),
    phone: orNothing(rules.phone),
    age: orNothing(rules.age),
    weight: orNothing(rules.weight),
    height: orNothing(rules.height),
    weight_loss_goal: orNothing(rules.weight_loss_goal),
    sex: orNothing(rules.sex),
    activity: orNothing(rules.activity),
    preferred_fitness_center: orNothing(rules.preferred_fitness_center),
    health_concerns: orNothing(rules.health_concerns),
  });
};

const [LIGHTEST, HEAVIEST] = LIMITS.weight;

/** A logged weight in kilograms, as precise as typed, within the profile's limits. */
export const weighingIn = (units: Units) =>
  z.object({
    weight: z.pipe(
      z.pipe(
        typedNumber('weight'),
        z.transform((typed: number) => convert('weight', typed, units, 'metric')),
      ),
      z.number().check(z.refine((kg) => poundsOf(kg) >= LIGHTEST && poundsOf(kg) <= HEAVIEST, 'weight')),
    ),
  });

const NAMES = Object.keys(NO_ANSWERS) as (keyof Answers)[];

/** What was typed and differs from what was shown. */
export const typedOver = (shown: Answers, answers: Answers): Partial<Answers> =>
  Object.fromEntries(NAMES.filter((name) => answers[name] !== shown[name]).map((name) => [name, answers[name]]));

/** Only what was typed: a value shown rounded in other units stays as stored. */
export function editFrom(answers: Answers, shown: Answers, units: Units): ProfileEdit {
  const all = editRulesIn(units).parse(answers);
  const typed = typedOver(shown, answers);
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in typed));
}

const inFields = (measure: 'weight' | 'length', value: number | null, units: Units): string =>
  value === null ? '' : String(toTenth(convert(measure, value, 'imperial', units)));

/** What is already known need not be typed again. */
export function answersFrom(profile: Profile | null, units: Units): Answers {
  if (!profile) return NO_ANSWERS;
  const { age, weight, height, first_name, last_name, phone, weight_loss_goal } = profile;
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    phone: phone ?? '',
    age: age === null ? '' : String(age),
    weight: inFields('weight', weight, units),
    height: inFields('length', height, units),
    weight_loss_goal: weight_loss_goal ?? '',
    sex: profile.sex ?? '',
    activity: profile.activity ?? '',
    preferred_fitness_center: profile.preferred_fitness_center ?? '',
    health_concerns: profile.health_concerns ?? '',
  };
}
