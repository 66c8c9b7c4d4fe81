import * as z from 'zod/mini';
import type { AvailabilityException } from '#sync/entities/availability-exceptions.ts';
import type { AvailabilityRule } from '#sync/entities/availability-rules.ts';
import { providerSchedules } from '#sync/entities/provider-schedules.ts';
import type { BookingRules } from '#sync/queries/provider-schedules.ts';
import { isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { overlap, WHOLE_DAY } from './week.ts';
import type { Span } from './week.ts';
import type { HoursWords } from './words.ts';

// What a provider types as hours, what is wrong with it, and the columns it becomes.

type Problems = HoursWords['problem'];

interface Clocked {
  from: string;
  to: string;
  whole?: boolean;
}

/** Midnight as an end means the end of that day. Null where a time is missing or the end comes first. */
function spanIn({ from, to, whole = false }: Clocked): Span | null {
  if (whole) return WHOLE_DAY;
  if (from === '' || to === '') return null;
  const span = { start_time: `${from}:00`, end_time: to === '00:00' ? WHOLE_DAY.end_time : `${to}:00` };
  return span.start_time < span.end_time ? span : null;
}

const isSaid = (part: 'from' | 'to') => (typed: Clocked) => typed.whole === true || typed[part] !== '';

const isInOrder = (typed: Clocked): boolean => typed.from === '' || typed.to === '' || spanIn(typed) !== null;

function isFree(typed: Clocked, stated: readonly Span[]): boolean {
  const span = spanIn(typed);
  return span === null || !stated.some((each) => overlap(each, span));
}

const spanChecks = ({ missing, order }: Problems) => [
  z.refine<Clocked>(isSaid('from'), { error: missing, path: ['from'] }),
  z.refine<Clocked>(isSaid('to'), { error: missing, path: ['to'] }),
  z.refine<Clocked>(isInOrder, { error: order, path: ['to'] }),
];

/** `days` holds a digit for each weekday. */
export interface TypedHours extends Clocked {
  days: string;
}

export const weekdaysIn = ({ days }: TypedHours): number[] => Array.from(days, Number);

export const hoursIn = (problem: Problems, stated: readonly (Span & Pick<AvailabilityRule, 'weekday'>)[]) =>
  z.object({ days: z.string(), from: z.string(), to: z.string() }).check(
    ...spanChecks(problem),
    z.refine(
      (typed) =>
        isFree(
          typed,
          stated.filter(({ weekday }) => weekdaysIn(typed).includes(weekday)),
        ),
      { error: problem.overlap, path: ['from'] },
    ),
  );

export interface TypedDay extends Required<Clocked> {
  date: string;
  kind: AvailabilityException['kind'];
}

type StatedDay = Span & Pick<AvailabilityException, 'date' | 'kind'>;

export const singleDayIn = (problem: Problems, stated: readonly StatedDay[], today: Day) =>
  z
    .object({
      date: z.string().check(
        z.refine(isDay, { error: problem.date, abort: true }),
        z.refine((date) => date >= today, problem.past),
      ),
      kind: z.enum(['closed', 'open']),
      whole: z.boolean(),
      from: z.string(),
      to: z.string(),
    })
    .check(
      ...spanChecks(problem),
      z.refine(
        (typed) =>
          isFree(
            typed,
            stated.filter(({ date, kind }) => date === typed.date && kind === typed.kind),
          ),
        { error: problem.overlap, path: ['date'] },
      ),
    );

/** Of valid input. */
export const spanOf = (typed: Clocked): Span => spanIn(typed) ?? WHOLE_DAY;

/** Being away is said where one is written to. */
type Booking = Omit<BookingRules, `away_${string}` & keyof BookingRules>;

export interface TypedBooking extends Pick<BookingRules, 'auto_confirm' | 'zone'> {
  call_url: string;
  location: string;
  slot_minutes: string;
}

const isLink = (typed: string): boolean => providerSchedules.row.shape.call_url.safeParse(typed.trim() || null).success;

export const bookingIn = (problem: Problems) =>
  z.object({
    call_url: z.string().check(z.refine(isLink, problem.link)),
    location: z.string(),
    slot_minutes: z.string(),
    auto_confirm: z.boolean(),
    zone: z.string(),
  });

export const bookingShown = ({ call_url, location, slot_minutes, auto_confirm, zone }: Booking): TypedBooking => ({
  call_url: call_url ?? '',
  location: location ?? '',
  slot_minutes: String(slot_minutes),
  auto_confirm,
  zone,
});

/** Empty means none. */
export const bookingOf = ({ call_url, location, slot_minutes, ...rest }: TypedBooking): Booking => ({
  ...rest,
  call_url: call_url.trim() || null,
  location: location.trim() || null,
  slot_minutes: Number(slot_minutes),
});
