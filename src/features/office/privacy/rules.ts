import { STEPS } from './shapes.ts';
import type { Breach, Step } from './shapes.ts';

/** As the server takes it. */
export const LONGEST = 500;

const HOUR_MS = 3_600_000;

type Clock = { state: 'running' | 'late' | 'toldLate'; hours: number } | { state: 'told' | 'closed' };

type Taken = { steps: readonly Pick<Breach['steps'][number], 'step' | 'done_at'>[] };

const takenOf = ({ steps }: Taken, step: Step) => steps.find((taken) => taken.step === step);

/** Where the 72 hours stand in which the commission has to hear of it; that it heard late stays, whatever comes after. */
export function clockOf(breach: Pick<Breach, 'due_at'> & Taken, now: number): Clock {
  const told = takenOf(breach, 'commission');
  const left = Date.parse(breach.due_at) - (told ? Date.parse(told.done_at) : now);
  const hours = Math.floor(Math.abs(left) / HOUR_MS);
  if (told && left < 0) return { state: 'toldLate', hours };
  if (takenOf(breach, 'closed')) return { state: 'closed' };
  if (told) return { state: 'told' };
  return { state: left < 0 ? 'late' : 'running', hours };
}

/** Each is taken once, and none of what is closed. */
export const stepsLeft = (breach: Taken): readonly Step[] =>
  takenOf(breach, 'closed') ? [] : STEPS.filter((step) => !takenOf(breach, step));

export const ENTRY_FIELDS = ['title', 'data', 'recipients', 'basis'] as const;
export type EntryTyped = Readonly<Record<(typeof ENTRY_FIELDS)[number], string>>;

export const NOTHING_TYPED: EntryTyped = { title: '', data: '', recipients: '', basis: '' };

export const isWhole = (typed: EntryTyped): boolean => ENTRY_FIELDS.every((field) => typed[field].trim() !== '');
export const isBegun = (typed: EntryTyped): boolean => ENTRY_FIELDS.some((field) => typed[field].trim() !== '');

export const NO_BREACH = { at: '', what: '', people: '' };

type BreachField = keyof typeof NO_BREACH;

const A_MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/;
const A_COUNT = /^\d{1,8}$/;

type InstantOf = (day: string, time: string) => number;

/** Not a number where no moment was typed. */
function instantIn(at: string, instantOf: InstantOf): number {
  const [, day, time] = A_MOMENT.exec(at) ?? [];
  return day !== undefined && time !== undefined ? instantOf(day, time) : Number.NaN;
}

const isCount = (people: string): boolean => people.trim() === '' || A_COUNT.test(people.trim());
const countOf = (people: string) => people.trim() !== '' && { people: Number(people.trim()) };

/** What was typed as the server wants it, or which fields keep it from being written. */
export function breachOf(
  { at, what, people }: typeof NO_BREACH,
  instantOf: InstantOf,
  now: number,
): { breach: { noticed_at: string; what: string; people?: number } | null; problems: readonly BreachField[] } {
  const instant = instantIn(at, instantOf);
  const problems: BreachField[] = [];
  if (!(instant <= now)) problems.push('at');
  if (what.trim() === '') problems.push('what');
  if (!isCount(people)) problems.push('people');
  if (problems.length > 0) return { breach: null, problems };
  return { breach: { noticed_at: new Date(instant).toISOString(), what: what.trim(), ...countOf(people) }, problems };
}

export const NO_STEP = { at: '', people: '' };

type StepField = keyof typeof NO_STEP;

/** When somebody was told, which is not when it is typed, and of how many people it is known by then. */
export function stepOf(
  { at, people }: typeof NO_STEP,
  { noticed_at }: Pick<Breach, 'noticed_at'>,
  instantOf: InstantOf,
  now: number,
): { taken: { done_at: string; people?: number } | null; problems: readonly StepField[] } {
  const instant = instantIn(at, instantOf);
  const problems: StepField[] = [];
  if (!(instant >= Date.parse(noticed_at) && instant <= now)) problems.push('at');
  if (!isCount(people)) problems.push('people');
  if (problems.length > 0) return { taken: null, problems };
  return { taken: { done_at: new Date(instant).toISOString(), ...countOf(people) }, problems };
}
