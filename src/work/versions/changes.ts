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

const HEAD = ['title', 'description', 'difficulty', 'duration_weeks', 'weekdays', 'starts_on'] as const;
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

/** By day and exercise; one that comes twice in a day by its turn. */
function stepsById({ steps }: ProgramOnce): Map<string, StepOnce> {
  const byId = new Map<string, StepOnce>();
  for (const step of steps) {
    let id = `${step.day} ${step.exercise_id}`;
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
}

export function programChanges(was: ProgramOnce, is: ProgramOnce): ProgramChanges {
  const [before, now] = [stepsById(was), stepsById(is)];
  const isSameSet = before.size === now.size && [...now.keys()].every((id) => before.has(id));
  return {
    head: fieldsOf(HEAD, was, is),
    steps: changesOf(before, now, STEP),
    isReordered: isSameSet && ([...before.keys()].join() !== [...now.keys()].join() || groupsIn(was) !== groupsIn(is)),
  };
}

// Meals ------------------------------------------------------------------------------------------------

const MEAL = ['name', 'meal_type', 'grams', 'servings', 'calories', 'notes'] as const;

export type MealKey = (typeof MEAL)[number];

const mealsById = (meals: readonly MealOnce[]): Map<string, MealOnce> => new Map(meals.map((meal) => [meal.id, meal]));

/** What one nutritionist planned in one go. */
export interface Spell extends Pick<DayVersion, 'id' | 'made_at' | 'author' | 'author_id' | 'role'> {
  days: { day: Day; changes: Change<MealOnce, MealKey>[] }[];
  /** How the days that had been planned stood at its end. */
  stood: ReadonlyMap<Day, readonly MealOnce[]>;
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
  for (const version of versions.toSorted((a, b) => a.made_at.localeCompare(b.made_at))) {
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
    return last ? [{ ...last, days: days.filter(({ changes }) => changes.length > 0), stood }] : [];
  });
  return spells.toReversed();
}
