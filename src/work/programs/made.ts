import * as z from 'zod/mini';
import type { ProgramPlan, ProgramStep } from '#sync/actions/offered-programs.ts';
import { NO_TARGETS, tempo } from '#sync/entities/exercise-targets.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import { MOST_BLOCKS } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { blocksOf, stepsAt } from '#sync/rules/blocks.ts';

// A program as it is being made: blocks of days with exercises. Pure, so that it is tested without a screen.

const Step = z.object({
  exercise_id: z.string(),
  sets: z.number(),
  /** Of repetitions or seconds, as the exercise counts; 0 where nobody said. */
  amount: z.number(),
  isTimed: z.boolean(),
  rest_seconds: z.number(),
  notes: z.string(),
  /** It alternates with the one above. */
  joined: z.boolean(),
  reps_max: z.nullable(z.number()),
  rir: z.nullable(z.number()),
  percent_max: z.nullable(z.number()),
  tempo: z.string(),
  alternative_id: z.nullable(z.string()),
  rule: z.enum(['none', 'double', 'linear']),
  step_kg: z.number(),
  deload_after: z.nullable(z.number()),
});

const Block = z.object({ name: z.string(), weeks: z.number(), days: z.array(z.array(Step)) });

export const Made = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  difficulty: z.optional(z.enum(['beginner', 'intermediate', 'advanced'])),
  blocks: z.optional(z.array(Block)),
  starts: z.optional(z.string()),
  weekdays: z.optional(z.array(z.number())),
  isLastLight: z.optional(z.boolean()),
});

export type MadeStep = z.infer<typeof Step>;
export type MadeDay = readonly MadeStep[];

export interface MadeBlock {
  name: string;
  weeks: number;
  days: readonly MadeDay[];
}

export interface MadeProgram {
  title: string;
  description: string;
  difficulty: WorkoutProgram['difficulty'];
  /** One at least; a program of one is not divided. */
  blocks: readonly MadeBlock[];
  /** Empty for no day. */
  starts: string;
  weekdays: readonly number[];
  /** Whoever builds for himself is asked; of what is there the weeks are as they are. */
  isLastLight: boolean;
}

export const MOST_DAYS = 7;
const MOST_WEEKS = 52;
const MOST_WEEKS_IN_ALL = 104;
const UNDATED = { starts: '', weekdays: [] };
export const EMPTY: MadeProgram = {
  title: '',
  description: '',
  difficulty: 'beginner',
  blocks: [{ name: '', weeks: 4, days: [[]] }],
  ...UNDATED,
  isLastLight: true,
};

const SETS = 3;
const REPS = 10;
const SECONDS = 30;
const REST_SECONDS = 60;
const STEP_KG = 2.5;
const PLAIN = { ...NO_TARGETS, joined: false, tempo: '', step_kg: STEP_KG };

export const stepFor = ({ id, measure }: Pick<Exercise, 'id' | 'measure'>): MadeStep => ({
  exercise_id: id,
  sets: SETS,
  amount: measure === 'reps' ? REPS : SECONDS,
  isTimed: measure !== 'reps',
  rest_seconds: REST_SECONDS,
  notes: '',
  ...PLAIN,
});

/** How far a range goes that a rule needs. */
const RANGE = 4;
export const MOST_REPS = 100;

/** One that climbs through a range has one, however many repetitions it begins with. */
export const rangeFor = ({ rule, reps_max }: Pick<MadeStep, 'rule' | 'reps_max'>, amount: number): number | null =>
  rule === 'double' && (reps_max === null || reps_max <= amount) ? Math.min(amount + RANGE, MOST_REPS) : reps_max;

/** It says more than sets, repetitions and a rest. */
export const saysMore = (step: MadeStep): boolean =>
  (Object.keys(PLAIN) as (keyof typeof PLAIN)[]).some((key) => step[key] !== PLAIN[key]);

export const isTempo = (typed: string): boolean => tempo.safeParse(typed).success;

/** How many weeks a block may have beside the others. */
export const roomFor = (blocks: readonly Pick<MadeBlock, 'weeks'>[], at: number): number => {
  const others = blocks.reduce((sum, { weeks }, index) => (index === at ? sum : sum + weeks), 0);
  return Math.min(MOST_WEEKS, MOST_WEEKS_IN_ALL - others);
};

/** Begins as the last one is, so that only what is another in it has to be said; null where there is no room for it. */
export function anotherBlock(blocks: readonly MadeBlock[]): MadeBlock | null {
  const [last, room] = [blocks.at(-1), roomFor(blocks, blocks.length)];
  if (!last || blocks.length >= MOST_BLOCKS || room < 1) return null;
  return { ...last, name: '', weeks: Math.min(last.weeks, room) };
}

/** Those that alternate together, each alone otherwise. */
function unitsOf<Step extends MadeStep>(day: readonly Step[]): Step[][] {
  const units: Step[][] = [];
  for (const step of day) {
    const unit = units.at(-1);
    if (step.joined && unit) unit.push(step);
    else units.push([step]);
  }
  return units;
}

const dayFrom = <Step extends MadeStep>(units: readonly (readonly Step[])[]): Step[] =>
  units.flatMap((unit) => unit.map((step, at) => (step.joined === at > 0 ? step : { ...step, joined: at > 0 })));

export function swapped<T>(list: readonly T[], at: number, other: number): T[] {
  const [one, two] = [list[at], list[other]];
  if (one === undefined || two === undefined) return list.slice();
  return list.map((each, index) => (index === at ? two : index === other ? one : each));
}

/** Within its superset, and from the end of it with the whole of it: what alternates stays together. */
export function moved<Step extends MadeStep>(day: readonly Step[], from: number, by: -1 | 1): readonly Step[] {
  const units = unitsOf(day);
  const firsts = units.map((_, at) => units.slice(0, at).flat().length);
  const place = firsts.findLastIndex((first) => first <= from);
  const [unit, first] = [units[place], firsts[place]];
  if (!unit || first === undefined) return day;
  const to = from - first + by;
  return dayFrom(to in unit ? units.with(place, swapped(unit, from - first, to)) : swapped(units, place, place + by));
}

/** Where one stands after it was moved. */
export const placeAfter = (day: MadeDay, from: number, by: -1 | 1): number =>
  moved(
    day.map((step, was) => ({ ...step, was })),
    from,
    by,
  ).findIndex(({ was }) => was === from);

/** The others of its superset stay one. */
export const without = (day: MadeDay, at: number): MadeDay =>
  dayFrom(unitsOf(day).map((unit) => unit.filter((step) => step !== day[at])));

type Planned = Omit<ProgramStep, 'block' | 'day'>;

const madeStep = (step: Planned, above: Planned | undefined): MadeStep => {
  const { exercise_id, sets, reps, target_seconds, rest_seconds, superset_group: group } = step;
  const { reps_max, rir, percent_max, alternative_id, rule, deload_after } = step;
  return {
    exercise_id,
    sets,
    rest_seconds,
    reps_max,
    rir,
    percent_max,
    alternative_id,
    rule,
    deload_after,
    amount: reps ?? target_seconds ?? 0,
    isTimed: target_seconds !== null,
    notes: step.notes ?? '',
    joined: group !== null && above?.superset_group === group,
    tempo: step.tempo ?? '',
    step_kg: step.step_kg ?? STEP_KG,
  };
};

export const madeDay = (steps: readonly Planned[]): MadeDay => steps.map((step, at) => madeStep(step, steps[at - 1]));

/** From one that is there: an offer to change, or one to begin with. */
export function madeFrom(program: WorkoutProgram, plan: readonly WorkoutProgramExercise[]): MadeProgram {
  return {
    title: program.title,
    description: program.description,
    difficulty: program.difficulty,
    blocks: blocksOf(program, plan).map(({ number, name, weeks, days }) => ({
      name,
      weeks,
      days: days.map((day) => madeDay(stepsAt(program, plan, { block: number, day }))),
    })),
    starts: program.starts_on ?? '',
    weekdays: program.weekdays,
    isLastLight: false,
  };
}

/** By number, from the first of each superset; null for one alone. */
function groupsOf(day: MadeDay): (number | null)[] {
  const firsts = day.map(({ joined }, at) => (joined && at > 0 ? null : at + 1));
  const numbers = firsts.map((_, at) => firsts.slice(0, at + 1).findLast((first) => first !== null) ?? 1);
  return numbers.map((number) => (numbers.filter((other) => other === number).length > 1 ? number : null));
}

/** What does not go together is left out: a range ends above where it begins, and a percentage needs no rule. */
function planStep(step: MadeStep, place: Pick<ProgramStep, 'block' | 'day' | 'superset_group'>): ProgramStep {
  const { exercise_id, sets, amount, isTimed, rest_seconds, rir, alternative_id, percent_max } = step;
  const isCounted = !isTimed && amount > 0;
  const reps_max = isCounted && step.reps_max !== null && step.reps_max > amount ? step.reps_max : null;
  const isRuled = isCounted && percent_max === null && step.rule !== 'none';
  const rule = isRuled ? (step.rule === 'double' && reps_max === null ? 'linear' : step.rule) : 'none';
  return {
    ...place,
    exercise_id,
    sets,
    rest_seconds,
    reps_max,
    rule,
    alternative_id,
    reps: isCounted ? amount : null,
    target_seconds: isTimed && amount > 0 ? amount : null,
    rir: isTimed ? null : rir,
    percent_max: isTimed ? null : percent_max,
    notes: step.notes.trim() || null,
    tempo: step.tempo.trim() || null,
    step_kg: isRuled ? step.step_kg : null,
    deload_after: isRuled ? step.deload_after : null,
  };
}

const isWhole = (day: MadeDay): boolean =>
  day.length > 0 && day.every(({ tempo: typed }) => typed.trim() === '' || isTempo(typed.trim()));

/** Null where it is not yet one: it needs a name, something on each day, and tempos that are some. */
export function planFrom(made: MadeProgram): ProgramPlan | null {
  const { title, description, difficulty, blocks, starts, weekdays } = made;
  if (title.trim() === '' || !blocks.every(({ days }) => days.length > 0 && days.every(isWhole))) return null;
  const steps = blocks.flatMap(({ days }, block) =>
    days.flatMap((day, index) => {
      const groups = groupsOf(day);
      const place = { block: block + 1, day: index + 1 };
      return day.map((step, at) => planStep(step, { ...place, superset_group: groups[at] ?? null }));
    }),
  );
  const divided = blocks.length > 1 ? blocks : [];
  const dates = { starts_on: weekdays.length > 0 ? starts || null : null, weekdays: [...weekdays] };
  return {
    title,
    description,
    difficulty,
    ...dates,
    duration_weeks: blocks.reduce((sum, { weeks }) => sum + weeks, 0),
    block_weeks: divided.map(({ weeks }) => weeks),
    block_names: divided.map(({ name }) => name),
    steps,
  };
}
