import { numberIn } from '#src/lib/numbers.ts';
import { convert } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import type { Answers } from './rules.ts';

type Size = 'weight' | 'height';

/** What was perhaps typed in the other units; null where no other units would make sense of it. */
export interface Doubt {
  meant: readonly Size[];
}

const MEASURE = { weight: 'weight', height: 'length' } as const;

/** Underweight by the World Health Organization: rare among people who come to lose weight. */
const UNDERWEIGHT = 18.5;
/** Children weigh less for their height. */
const CHILD = { age: 16, least: 11, shortest: 50 };
const SHORTEST = 120;
const TALLEST = 230;
const HEAVIEST = 60;

const isLikely = (kg: number, cm: number, age: number): boolean => {
  const isChild = age < CHILD.age;
  const bmi = kg / (cm / 100) ** 2;
  return (
    bmi >= (isChild ? CHILD.least : UNDERWEIGHT) &&
    bmi <= HEAVIEST &&
    cm >= (isChild ? CHILD.shortest : SHORTEST) &&
    cm <= TALLEST
  );
};

export const otherUnits = (units: Units): Units => (units === 'metric' ? 'imperial' : 'metric');

const READINGS: readonly (readonly Size[])[] = [['weight'], ['height'], ['weight', 'height'], []];

/** Whether to ask. It is a question, not a rule: people are as they are. */
export function doubtOf(answers: Pick<Answers, Size | 'age'>, units: Units): Doubt | null {
  const age = numberIn(answers.age) ?? Number.NaN;
  const typed = { weight: numberIn(answers.weight), height: numberIn(answers.height) };
  const read = (name: Size, meant: readonly Size[]): number =>
    convert(MEASURE[name], typed[name] ?? Number.NaN, meant.includes(name) ? otherUnits(units) : units, 'metric');
  const makesSense = (meant: readonly Size[]): boolean => isLikely(read('weight', meant), read('height', meant), age);
  if (!(Number(typed.weight) > 0 && Number(typed.height) > 0) || makesSense([])) return null;
  return { meant: READINGS.find(makesSense) ?? [] };
}

/** The figures in the form's units, once it is known which of them were meant in others. */
export const asMeant = (answers: Pick<Answers, Size>, { meant }: Doubt, units: Units): [Size, string][] =>
  meant.map((name) => [name, String(convert(MEASURE[name], numberIn(answers[name]) ?? 0, otherUnits(units), units))]);
