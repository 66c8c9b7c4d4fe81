import type { ProfileEdit } from '#sync/actions/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import type { Day } from '#src/lib/days.ts';
import { convert, toTenth } from '#src/lib/units.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';

/** What a formula needs to know. Sex may stay unsaid. */
export interface Body {
  age: number;
  kilograms: number;
  centimetres: number;
  sex: Profile['sex'];
  activity: NonNullable<Profile['activity']>;
  goal: NonNullable<Profile['weight_loss_goal']>;
}

export type Facts = { [Name in keyof Body]: Body[Name] | null };

export const isWhole = (facts: Facts): facts is Body =>
  Object.entries(facts).every(([name, fact]) => name === 'sex' || fact !== null);

export const SOURCES =
  'Mifflin et al. 1990; FAO/WHO/UNU 2004; AHA/ACC/TOS 2013; Slater et al. 2019; Ainsworth et al. 2011; IOM 2005';

// Mifflin et al. 1990; where the sex is unsaid, the middle of both.
const CONSTANTS = { female: -161, male: 5, unsaid: -78 } as const;

/**
 * FAO/WHO/UNU 2004 gives a sedentary or light life 1.40 to 1.69, an active one 1.70 to 1.99 and a vigorous one 2.00 to
 * 2.40. The lower ends and the middle of the first, because people think that they move more than they do.
 */
const FACTORS = { mostly_sitting: 1.4, partly_standing: 1.55, moving: 1.7, heavy_work: 2 } as const;

/** AHA/ACC/TOS 2013: 500 kcal less a day, and not below 1,200 for a woman and 1,500 for a man. */
const LESS = -500;
const FLOORS = { female: 1200, male: 1500, unsaid: 1500 } as const;

/** Slater et al. 2019: from 1,500 kJ a day. */
const MORE = 350;

/** An hour with weights, 3.5 times the rest that is counted already (Ainsworth et al. 2011, 02054), for each kilogram. */
export const TRAINING = 2.5;

/** Parts of the energy within the ranges of IOM 2005; more protein keeps muscle where weight is lost. */
const SHARES = {
  losing: { protein: 0.25, carbs: 0.45, fat: 0.3 },
  other: { protein: 0.2, carbs: 0.5, fat: 0.3 },
} as const;

/** The years of one who is grown up; the body mass index below which the World Health Organization calls it too light. */
const ADULT = 18;
const TOO_LIGHT = 18.5;
/** Of no grown person. */
const NO_RESTING = 500;

const isLosing = (goal: Profile['weight_loss_goal']): boolean => goal?.startsWith('lose') ?? false;

const restingOf = ({ age, kilograms, centimetres, sex }: Body): number =>
  Math.round(10 * kilograms + 6.25 * centimetres - 5 * age + CONSTANTS[sex ?? 'unsaid']);

const spentBy = (body: Body): number => Math.round(restingOf(body) * FACTORS[body.activity]);

const isTooLight = (kilograms: number, centimetres: number): boolean =>
  kilograms / (centimetres / 100) ** 2 < TOO_LIGHT;

export type Refusal = 'hidden' | 'pregnant' | 'young' | 'light' | 'low' | 'odd';

/** Why no figure is proposed; some of it is known before all facts are. */
export function refusalOf(facts: Facts, known: { isHidden: boolean; isPregnant: boolean }): Refusal | null {
  const { age, kilograms, centimetres, goal } = facts;
  if (known.isHidden) return 'hidden';
  if (known.isPregnant) return 'pregnant';
  if (age !== null && age < ADULT) return 'young';
  if (kilograms === null || centimetres === null) return null;
  if (isLosing(goal) && isTooLight(kilograms, centimetres)) return 'light';
  if (!isWhole(facts)) return null;
  if (restingOf(facts) < NO_RESTING) return 'odd';
  // Less is for a care team to set, and the floor would make such a one gain.
  return spentBy(facts) < FLOORS[facts.sex ?? 'unsaid'] ? 'low' : null;
}

export interface Proposal {
  constant: number;
  resting: number;
  factor: number;
  spent: number;
  change: number;
  /** Calories may be chosen from here on. */
  least: number;
  /** Without it there would be less. */
  isFloor: boolean;
  /** Too light for the height: never less than what is spent. */
  isLight: boolean;
  rest: number;
  more: number;
}

const toStep = (value: number, step: number): number => Math.round(value / step) * step;

export function proposalOf(body: Body): Proposal {
  const sex = body.sex ?? 'unsaid';
  const factor = FACTORS[body.activity];
  const resting = restingOf(body);
  const spent = spentBy(body);
  const change = isLosing(body.goal) ? LESS : body.goal === 'gain' ? MORE : 0;
  const isLight = isTooLight(body.kilograms, body.centimetres);
  const least = isLight ? Math.max(FLOORS[sex], Math.ceil(spent / 50) * 50) : FLOORS[sex];
  const isFloor = spent + change < FLOORS[sex];
  const rest = Math.max(least, toStep(spent + change, 50));
  const more = toStep(TRAINING * body.kilograms, 50);
  return { constant: CONSTANTS[sex], resting, factor, spent, change, least, isFloor, isLight, rest, more };
}

/** All targets at these calories; what one drinks is not reckoned. */
export function targetsAt(
  calories: number,
  goal: Body['goal'],
  { water_target }: Pick<Targets, 'water_target'>,
): Targets {
  const { protein, carbs, fat } = SHARES[isLosing(goal) ? 'losing' : 'other'];
  const grams = (share: number, kcalPerGram: number): number => toStep((calories * share) / kcalPerGram, 5);
  return {
    calories_target: calories,
    protein_target: grams(protein, 4),
    carbs_target: grams(carbs, 4),
    fat_target: grams(fat, 9),
    water_target,
  };
}

const NEEDED = ['age', 'weight', 'height', 'weight_loss_goal', 'activity'] as const;

/** What a profile does not say; a date of birth says the age. */
export const missingIn = (profile: Profile): (typeof NEEDED)[number][] =>
  NEEDED.filter((name) => profile[name] === null && (name !== 'age' || profile.date_of_birth === null));

/** What was said about oneself just now, beside what the profile says. */
export type Said = Pick<ProfileEdit, (typeof NEEDED)[number] | 'sex'>;

const yearsBetween = (born: Day, today: Day): number =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - Number(today.slice(5) < born.slice(5));

export function factsOf(profile: Profile, said: Said, today: Day): Facts {
  const born = profile.date_of_birth;
  const { age, weight, height, sex, activity, weight_loss_goal: goal } = { ...profile, ...said };
  return {
    age: born === null ? age : yearsBetween(born, today),
    kilograms: weight === null ? null : toTenth(convert('weight', weight, 'imperial', 'metric')),
    centimetres: height === null ? null : Math.round(convert('length', height, 'imperial', 'metric')),
    sex,
    activity,
    goal,
  };
}
