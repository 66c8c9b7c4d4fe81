import type { Readable } from '#sync/engine/act.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { AvailabilityException } from '#sync/entities/availability-exceptions.ts';
import type { AvailabilityRule } from '#sync/entities/availability-rules.ts';
import { appointmentsOfClient, appointmentsOfProvider } from './appointments.ts';
import { exceptionsBetween } from './availability-exceptions.ts';
import { weeklyHours } from './availability-rules.ts';
import { bookingClock } from './provider-schedules.ts';
import { instantAt } from './zoned.ts';

/** A time that can be requested: the clinic's day and hour, and their instant. */
export interface OpenTime {
  scheduled_date: string;
  scheduled_time: string;
  starts_at: string;
}

interface Minutes {
  first: number;
  /** The end, exclusive. */
  last: number;
}

type Hours = Pick<AvailabilityRule, 'start_time' | 'end_time'>;

type Exception = Pick<AvailabilityException, 'date' | 'kind'> & Hours;

type Rule = Pick<AvailabilityRule, 'weekday' | 'valid_from' | 'valid_until'> & Hours;

const DAY_MS = 86_400_000;

const WHOLE_DAY: Minutes = { first: 0, last: 1440 };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const spanOf = ({ start_time, end_time }: Hours): Minutes => ({
  first: minutesOf(start_time),
  last: minutesOf(end_time),
});

const twoDigits = (n: number): string => String(n).padStart(2, '0');

export const timeAt = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`;

const overlap = (a: Minutes, b: Minutes): boolean => a.first < b.last && a.last > b.first;

const holdsOn = ({ weekday, valid_from, valid_until }: Rule, day: string): boolean =>
  weekday === new Date(`${day}T12:00:00Z`).getUTCDay() && (valid_from ?? day) <= day && (valid_until ?? day) >= day;

interface Plan {
  rules: readonly Rule[];
  exceptions: readonly Exception[];
  /** Minutes from one offered time to the next. */
  step: number;
  /** The duration. */
  minutes: number;
}

/** When it can begin on this day of the clinic, in minutes since midnight. Without rules any time can be requested. */
export function startsOn(day: string, { rules, exceptions, step, minutes }: Plan): number[] {
  const ofDay = exceptions.filter(({ date }) => date === day);
  const open = [...rules.filter((rule) => holdsOn(rule, day)), ...ofDay.filter(({ kind }) => kind === 'open')];
  const closed = ofDay.filter(({ kind }) => kind === 'closed').map(spanOf);
  const starts = new Set<number>();
  for (const { first, last } of rules.length > 0 ? open.map(spanOf) : [WHOLE_DAY]) {
    for (let at = first; at + minutes <= last; at += step) {
      if (!closed.some((span) => overlap(span, { first: at, last: at + minutes }))) starts.add(at);
    }
  }
  return [...starts].toSorted((a, b) => a - b);
}

/** What is left of each. */
const without = (spans: readonly Minutes[], closed: Minutes): Minutes[] =>
  spans
    .flatMap(({ first, last }) => [
      { first, last: Math.min(last, closed.first) },
      { first: Math.max(first, closed.last), last },
    ])
    .filter(({ first, last }) => first < last);

const isClosed = ({ kind }: Exception): boolean => kind === 'closed';

/** When it is open on this day of the clinic, in minutes since midnight; nothing where no week is stated. */
export function openOn(day: string, { rules, exceptions }: Pick<Plan, 'rules' | 'exceptions'>): Minutes[] {
  const ofDay = exceptions.filter(({ date }) => date === day);
  const opened = [...rules.filter((rule) => holdsOn(rule, day)), ...ofDay.filter((each) => !isClosed(each))];
  return ofDay
    .filter(isClosed)
    .map(spanOf)
    .reduce(without, opened.map(spanOf))
    .toSorted((a, b) => a.first - b.first);
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const HOLDS = new Set<Appointment['status']>(['requested', 'pending', 'scheduled', 'confirmed', 'completed']);

interface Wanted {
  /** Who asks: their own appointments block times too. */
  userId: string;
  providerId: string;
  minutes: number;
  /** The first clinic day to look at, and how many. */
  from: string;
  days: number;
  /** Nothing before this instant. */
  after: number;
  /** The appointment being moved does not block its own time. */
  except?: string | undefined;
}

/** Free as far as this device knows: it has every provider's hours, and its user's own appointments. */
export async function openTimes(db: Readable, wanted: Wanted): Promise<OpenTime[]> {
  const { userId, providerId, minutes, from, days, after, except } = wanted;
  const to = dayAfter(from, days - 1);
  const [rules, exceptions, { zone, slot_minutes }, ...taken] = await Promise.all([
    weeklyHours(db, providerId),
    exceptionsBetween(db, providerId, from, to),
    bookingClock(db, providerId),
    appointmentsOfClient(db, userId, { from, to }),
    appointmentsOfProvider(db, providerId, { from, to }),
  ]);
  const busy = taken
    .flat()
    .filter(({ id, status }) => id !== except && HOLDS.has(status))
    .map(({ starts_at, ends_at }) => ({ first: Date.parse(starts_at), last: Date.parse(ends_at) }));
  const plan = { rules, exceptions, step: slot_minutes, minutes };
  return Array.from({ length: days }, (_, n) => dayAfter(from, n)).flatMap((scheduled_date) =>
    startsOn(scheduled_date, plan).flatMap((minute) => {
      const scheduled_time = timeAt(minute);
      const first = instantAt(zone, scheduled_date, scheduled_time).getTime();
      const isFree = first > after && !busy.some((span) => overlap(span, { first, last: first + minutes * 60_000 }));
      return isFree ? [{ scheduled_date, scheduled_time, starts_at: new Date(first).toISOString() }] : [];
    }),
  );
}
