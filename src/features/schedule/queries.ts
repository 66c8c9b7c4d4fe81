import { appointmentsOfClient, awaitsClient, EVER } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { activeProviders } from '#sync/queries/client-assignments.ts';
import { openTimes } from '#sync/queries/open-times.ts';
import type { OpenTime } from '#sync/queries/open-times.ts';
import { peopleById, providersOf } from '#sync/queries/people.ts';
import type { Person } from '#sync/entities/people.ts';
import { nowBy } from '#src/data/clock.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { weekAhead } from '#src/data/week-ahead.ts';
import type { WeekAhead } from '#src/data/week-ahead.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

/** The day of the clinic may still be the one before. */
export const firstDayOf = (today: Day): Day => addDays(today, -1);

/** How many days an answer is shown that came after the day it was about. */
const DAYS_TOLD = 3;

function isToShow(appointment: Appointment, { today, zone }: Here): boolean {
  const { starts_at, status, answered_at } = appointment;
  const dayOf = (instant: string): Day => dayIn(zone, Date.parse(instant));
  if (dayOf(starts_at) >= today || awaitsClient(appointment)) return true;
  return status === 'declined' && answered_at !== null && dayOf(answered_at) >= addDays(today, -DAYS_TOLD);
}

export interface Schedule {
  week: WeekAhead;
  /** From today on, the next first, after what was declined of late. */
  upcoming: Appointment[];
  providers: ReadonlyMap<string, Person>;
}

export async function scheduleOf(db: ReadOnly, userId: string, here: Here): Promise<Schedule> {
  const ever = await appointmentsOfClient(db, userId, EVER);
  const upcoming = ever.filter((appointment) => isToShow(appointment, here));
  const providers = await peopleById(
    db,
    upcoming.flatMap(({ provider_id }) => provider_id ?? []),
  );
  return {
    week: weekAhead(upcoming, here),
    upcoming,
    providers: new Map(providers.map((person) => [person.id, person])),
  };
}

/** Who can be booked for it, those who care for the client already first. */
export async function providersFor(db: ReadOnly, userId: string, role: string): Promise<Person[]> {
  const [providers, assigned] = await Promise.all([providersOf(db, [role]), activeProviders(db, userId)]);
  const own = new Set(assigned.map(({ trainer_id }) => trainer_id));
  return providers.toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)));
}

/** With one provider; the server declines the next. */
const MOST_WAITING = 3;

const WAITING = new Set<Appointment['status']>(['requested', 'pending']);

/** The providers who have as many requests to answer as one client may ask for. */
export async function askedEnough(db: ReadOnly, userId: string): Promise<Set<string>> {
  const waiting = (await appointmentsOfClient(db, userId, EVER)).filter(({ status }) => WAITING.has(status));
  const byProvider = Map.groupBy(waiting, ({ provider_id }) => provider_id ?? '');
  return new Set([...byProvider].flatMap(([id, asked]) => (asked.length >= MOST_WAITING ? id : [])));
}

/** How many days can be booked, that first one included. */
export const DAYS_AHEAD = 29;

export interface Slot {
  providerId: string;
  minutes: number;
  except?: string | undefined;
}

export const freeTimes = (db: ReadOnly, userId: string, slot: Slot, today: Day): Promise<OpenTime[]> =>
  openTimes(db, { ...slot, userId, from: firstDayOf(today), days: DAYS_AHEAD, after: nowBy(db) });
