import { appointmentsOfClient, awaitsClient, EVER } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { activeProviders } from '#sync/queries/client-assignments.ts';
import { openTimes } from '#sync/queries/open-times.ts';
import type { OpenTime } from '#sync/queries/open-times.ts';
import { invoicesOf } from '#sync/queries/invoices.ts';
import { peopleById, providersOf } from '#sync/queries/people.ts';
import type { Person } from '#sync/entities/people.ts';
import { nowBy } from '#src/data/time/clock.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { backOf, sessionsFor } from '#src/work/money/sessions.ts';
import type { Back, Sessions } from '#src/work/money/sessions.ts';
import { weekAhead } from '#src/work/appointment/week-ahead.ts';
import type { WeekAhead } from '#src/work/appointment/week-ahead.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

/** The clinic may still be on the previous day. */
export const firstDayOf = (today: Day): Day => addDays(today, -1);

/** How many days a declined request stays listed if the answer came after its day. */
const DAYS_TOLD = 3;

function isToShow(appointment: Appointment, { today, zone }: Here): boolean {
  const { starts_at, status, answered_at } = appointment;
  const dayOf = (instant: string): Day => dayIn(zone, Date.parse(instant));
  if (dayOf(starts_at) >= today || awaitsClient(appointment)) return true;
  return status === 'declined' && answered_at !== null && dayOf(answered_at) >= addDays(today, -DAYS_TOLD);
}

export interface Schedule {
  week: WeekAhead;
  /** From today on, next first, preceded by recently declined ones. */
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

/** Who can be booked for it, the client's own providers first. */
export async function providersFor(db: ReadOnly, userId: string, role: string): Promise<Person[]> {
  const [providers, assigned] = await Promise.all([providersOf(db, [role]), activeProviders(db, userId)]);
  const own = new Set(assigned.map(({ trainer_id }) => trainer_id));
  return providers.toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)));
}

/** Per provider; the server declines further ones. */
const MOST_WAITING = 3;

const WAITING = new Set<Appointment['status']>(['requested', 'pending']);

/** Providers who already have as many open requests as one client may send. */
export async function askedEnough(db: ReadOnly, userId: string): Promise<Set<string>> {
  const waiting = (await appointmentsOfClient(db, userId, EVER)).filter(({ status }) => WAITING.has(status));
  const byProvider = Map.groupBy(waiting, ({ provider_id }) => provider_id ?? '');
  return new Set([...byProvider].flatMap(([id, asked]) => (asked.length >= MOST_WAITING ? id : [])));
}

/** How many days can be booked, the first included. */
export const DAYS_AHEAD = 29;

export interface Slot {
  providerId: string;
  minutes: number;
  except?: string | undefined;
}

export const freeTimes = (db: ReadOnly, userId: string, slot: Slot, today: Day): Promise<OpenTime[]> =>
  openTimes(db, { ...slot, userId, from: firstDayOf(today), days: DAYS_AHEAD, after: nowBy(db) });

/** What comes back of what was paid for it, if it is called off now. */
export async function comesBackOf(db: ReadOnly, userId: string, appointment: Appointment): Promise<Back | null> {
  const invoice = (await invoicesOf(db, userId)).find(({ id }) => id === appointment.invoice_id);
  return invoice ? backOf(invoice, appointment, nowBy(db)) : null;
}

/** Those of which an appointment with a provider of this role would take one. */
export const sessionsToTake = async (db: ReadOnly, userId: string, role: string): Promise<Sessions | null> =>
  sessionsFor(await invoicesOf(db, userId), role);
