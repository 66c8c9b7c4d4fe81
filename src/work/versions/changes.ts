import type { Day } from '#src/lib/days.ts';
import type { DayVersion, MealOnce, ProgramOnce, StepOnce } from './shape.ts';

// What one version of a plan says otherwise than the one before it. Pure, so that it is tested without a screen.

/** One thing that is another than before. */
export interface Field<Key extends string> {
  key: Key;
  was: unknown;
  is: unknown;
}

const fieldsOf = <Thing extends object, Key extends keyof Thing & string>(
  keys: readonly Key[],
  was: Thing,
  is: Thing,
): Field<Key>[] =>
  keys
    .filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    .map((key) => ({ key, was: was[key], is: is[key] }));

type Change<Thing, Key extends string> =
  | { what: 'added' | 'removed'; thing: Thing }
  | { what: 'changed'; thing: Thing; fields: Field<Key>[] };

function changesOf<Thing extends object, Key extends keyof Thing & string>(
  was: ReadonlyMap<string, Thing>,
  is: ReadonlyMap<string, Thing>,
  keys: readonly Key[],
): Change<Thing, Key>[] {
  const removed = [...was].filter(([id]) => !is.has(id)).map(([, thing]) => ({ what: 'removed' as const, thing }));
  const others = [...is].flatMap(([id, thing]): Change<Thing, Key>[] => {
    const before = was.get(id);
    if (!before) return [{ what: 'added', thing }];
    const fields = fieldsOf(keys, before, thing);
    return fields.length > 0 ? [{ what: 'changed', thing, fields }] : [];
  });
  return [...others, ...removed];
}

// Programs ---------------------------------------------------------------------------------------------

const HEAD = [
  'title',
  'description',
  'difficulty',
  'duration_weeks',
  'block_names',
  'block_weeks',
  'weekdays',
  'starts_on',
] as const;
const STEP = [
  'sets',
  'reps',
  'reps_max',
  'target_seconds',
  'rest_seconds',
  'rir',
  'percent_max',
  'rule',
  'step_kg',
  'deload_after',
  'tempo',
  'alternative_id',
  'notes',
] as const;

export type HeadKey = (typeof HEAD)[number];
export type StepKey = (typeof STEP)[number];

const numbersOf = ({ block_weeks }: ProgramOnce): number[] =>
  Array.from({ length: Math.max(1, block_weeks.length) }, (_, at) => at + 1);

const contentOf = ({ steps }: ProgramOnce, number: number): string =>
  steps.flatMap(({ block, ...step }) => (block === number ? JSON.stringify(step) : [])).join();

/** What a block is known by where others before it are gone, or it stands elsewhere; at last its place. */
const KNOWN_BY: readonly ((program: ProgramOnce, number: number) => string)[] = [
  ({ block_names }, number) => block_names[number - 1] ?? '',
  contentOf,
  (_, number) => String(number),
];

/** Which block each of the former ones is now. */
function blocksNow(was: ProgramOnce, is: ProgramOnce): ReadonlyMap<number, number> {
  const now = new Map<number, number>();
  for (const knownBy of KNOWN_BY) {
    for (const number of numbersOf(was).filter((each) => !now.has(each))) {
      const sign = knownBy(was, number);
      const taken = new Set(now.values());
      const same = numbersOf(is).find((each) => sign !== '' && !taken.has(each) && knownBy(is, each) === sign);
      if (same !== undefined) now.set(number, same);
    }
  }
  return now;
}

/** By block, day and exercise; one that comes twice in a day by its turn. */
function stepsById({ steps }: ProgramOnce, blockOf: (number: number) => string): Map<string, StepOnce> {
  const byId = new Map<string, StepOnce>();
  for (const step of steps) {
    let id = `${blockOf(step.block)} ${step.day} ${step.exercise_id}`;
    while (byId.has(id)) id += '+';
    byId.set(id, step);
  }
  return byId;
}

const groupsIn = ({ steps }: ProgramOnce): string => steps.map((step) => `${step.superset_group}`).join();

export interface ProgramChanges {
  head: Field<HeadKey>[];
  steps: Change<StepOnce, StepKey>[];
  /** The same exercises in another order, or alternating otherwise. */
  isReordered: boolean;
  /** The names of its blocks, of which an exercise is one's; one that was removed is of a former one. */
  blocks: Record<'was' | 'is', string[]>;
}

export function programChanges(was: ProgramOnce, is: ProgramOnce): ProgramChanges {
  const blocks = blocksNow(was, is);
  const before = stepsById(was, (number) => String(blocks.get(number) ?? `former ${number}`));
  const now = stepsById(is, String);
  const isSameSet = before.size === now.size && [...now.keys()].every((id) => before.has(id));
  return {
    head: fieldsOf(HEAD, was, is),
    steps: changesOf(before, now, STEP),
    isReordered: isSameSet && ([...before.keys()].join() !== [...now.keys()].join() || groupsIn(was) !== groupsIn(is)),
    blocks: { was: was.block_names, is: is.block_names },
  };
}

// Meals ------------------------------------------------------------------------------------------------

const MEAL = ['name', 'meal_type', 'grams', 'servings', 'calories', 'notes'] as const;

export type MealKey = (typeof MEAL)[number];

const mealsById = (meals: readonly MealOnce[]): Map<string, MealOnce> => new Map(meals.map((meal) => [meal.id, meal]));

export const isSameDay = (was: readonly MealOnce[], is: readonly MealOnce[]): boolean =>
  changesOf(mealsById(was), mealsById(is), MEAL).length === 0;

/** What one nutritionist planned in one go. */
export interface Spell extends Pick<DayVersion, 'id' | 'made_at' | 'author' | 'author_id' | 'role'> {
  days: { day: Day; changes: Change<MealOnce, MealKey>[] }[];
  /** How the days that had been planned stood at its end. */
  stood: ReadonlyMap<Day, readonly MealOnce[]>;
  /** Days of which a version is known only from later on. */
  unknown: readonly Day[];
}

const ONE_GO_MS = 30 * 60_000;

function isSameGo(former: DayVersion, next: DayVersion): boolean {
  return former.author_id === next.author_id && Date.parse(next.made_at) - Date.parse(former.made_at) <= ONE_GO_MS;
}

/** Before the first there was nothing; what another changed that has none before it is not known. */
function begunWith(go: readonly DayVersion[], day: Day): readonly MealOnce[] {
  const oldest = go.find((version) => version.day === day);
  return oldest?.is_first === false ? oldest.plan : [];
}

/** Versions of days as what was done in one go, the newest first. */
export function spellsOf(versions: readonly DayVersion[]): Spell[] {
  const gos: DayVersion[][] = [];
  const inOrder = versions.toSorted((a, b) => a.made_at.localeCompare(b.made_at));
  const cut = [...Map.groupBy(inOrder, ({ day }) => day)].filter(([, [oldest]]) => oldest?.is_first === false);
  for (const version of inOrder) {
    const go = gos.at(-1);
    const former = go?.at(-1);
    if (go && former && isSameGo(former, version)) go.push(version);
    else gos.push([version]);
  }
  let stood: ReadonlyMap<Day, readonly MealOnce[]> = new Map();
  const spells = gos.flatMap((go): Spell[] => {
    const before = stood;
    stood = new Map([...before, ...go.map(({ day, plan }) => [day, plan] as const)]);
    const days = [...new Set(go.map(({ day }) => day))].toSorted().map((day) => ({
      day,
      changes: changesOf(mealsById(before.get(day) ?? begunWith(go, day)), mealsById(stood.get(day) ?? []), MEAL),
    }));
    const last = go.at(-1);
    const unknown = cut.flatMap(([day]) => (stood.has(day) ? [] : [day]));
    return last ? [{ ...last, days: days.filter(({ changes }) => changes.length > 0), stood, unknown }] : [];
  });
  return spells.toReversed();
}
