import { STEPS } from './shapes.ts';
import type { Breach, Step } from './shapes.ts';

/** As the server takes it. */
export const LONGEST = 500;

const HOUR_MS = 3_600_000;

type Clock = { state: 'running' | 'late'; hours: number } | { state: 'told' | 'closed' };

const isTaken = ({ steps }: Pick<Breach, 'steps'>, step: Step): boolean => steps.some((taken) => taken.step === step);

/** Where the 72 hours stand in which the commission has to hear of it. */
export function clockOf(breach: Pick<Breach, 'due_at' | 'steps'>, now: number): Clock {
  if (isTaken(breach, 'closed')) return { state: 'closed' };
  if (isTaken(breach, 'commission')) return { state: 'told' };
  const left = Date.parse(breach.due_at) - now;
  return { state: left < 0 ? 'late' : 'running', hours: Math.floor(Math.abs(left) / HOUR_MS) };
}

/** Each is taken once, and none of what is closed. */
export const stepsLeft = (breach: Pick<Breach, 'steps'>): readonly Step[] =>
  isTaken(breach, 'closed') ? [] : STEPS.filter((step) => !isTaken(breach, step));

export const ENTRY_FIELDS = ['title', 'data', 'recipients', 'basis'] as const;
export type EntryTyped = Readonly<Record<(typeof ENTRY_FIELDS)[number], string>>;

export const NOTHING_TYPED: EntryTyped = { title: '', data: '', recipients: '', basis: '' };

export const isWhole = (typed: EntryTyped): boolean => ENTRY_FIELDS.every((field) => typed[field].trim() !== '');
export const isBegun = (typed: EntryTyped): boolean => ENTRY_FIELDS.some((field) => typed[field].trim() !== '');

export const NO_BREACH = { at: '', what: '', people: '' };

type BreachField = keyof typeof NO_BREACH;

const A_MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/;
const A_COUNT = /^\d{1,8}$/;

/** What was typed as the server wants it, or which fields keep it from being written. */
export function breachOf(
  { at, what, people }: typeof NO_BREACH,
  instantOf: (day: string, time: string) => number,
  now: number,
): { breach: { noticed_at: string; what: string; people?: number } | null; problems: readonly BreachField[] } {
  const [, day, time] = A_MOMENT.exec(at) ?? [];
  const instant = day !== undefined && time !== undefined ? instantOf(day, time) : Number.NaN;
  const count = people.trim();
  const problems: BreachField[] = [];
  if (!(instant <= now)) problems.push('at');
  if (what.trim() === '') problems.push('what');
  if (count !== '' && !A_COUNT.test(count)) problems.push('people');
  if (problems.length > 0) return { breach: null, problems };
  const noticed = { noticed_at: new Date(instant).toISOString(), what: what.trim() };
  return { breach: count === '' ? noticed : { ...noticed, people: Number(count) }, problems };
}
