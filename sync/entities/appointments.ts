import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Clock, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, writeOne, type Columns } from './changes.ts';
import { day, instant, integer, list, maybe, oneOf, secureLink, text, timeOfDay, uuid } from './columns.ts';
import { bookingClock } from './provider-schedules.ts';
import { one, sortedBy, within } from './reading.ts';

export const appointments = defineEntity({
  name: 'appointments',
  columns: {
    user_id: uuid,
    provider_id: maybe(uuid),
    title: text(200, 1),
    appointment_type: oneOf(['fitness', 'nutrition', 'other']),
    scheduled_date: day,
    scheduled_time: timeOfDay,
    duration_minutes: integer(5, 480),
    mode: oneOf(['video', 'phone', 'in-person']),
    location: maybe(text(300)),
    status: oneOf(['requested', 'pending', 'scheduled', 'confirmed', 'completed', 'cancelled', 'declined']),
    client_note: maybe(text(2000)),
    notes: maybe(text(10_000)),
    decline_note: maybe(text(2000)),
    call_url: maybe(secureLink(500)),
    zone: text(),
    starts_at: instant,
    ends_at: instant,
    seen_starts_at: maybe(instant),
    agreed_starts_at: maybe(instant),
    decline_reason: maybe(
      oneOf([
        'taken',
        'outside_hours',
        'past',
        'provider_unavailable',
        'provider',
        'unanswered',
        'too_many',
        'too_far',
      ]),
    ),
    refused_starts_at: maybe(instant),
    alternatives: list(z.looseObject({ scheduled_date: day, scheduled_time: timeOfDay, starts_at: instant })),
    answered_at: maybe(instant),
    created_by: maybe(uuid),
    created_at: instant,
  },
  indexes: ['[user_id+scheduled_date]', '[provider_id+scheduled_date]'],
  // Of two moves the later one counts, and not the day of one at the hour of the other.
  together: [['scheduled_date', 'scheduled_time', 'duration_minutes', 'starts_at', 'ends_at']],
});

export type Appointment = RowOf<typeof appointments>;

type Row = Columns<typeof appointments>;
type Slot = Pick<Row, 'scheduled_date' | 'scheduled_time' | 'starts_at'>;
export type Booking = Slot &
  Pick<Row, 'user_id' | 'title' | 'appointment_type' | 'duration_minutes' | 'mode'> &
  Partial<Pick<Row, 'location' | 'client_note'>> & { provider_id: string };

const OPEN: ReadonlySet<Row['status']> = new Set(['requested', 'pending', 'scheduled', 'confirmed']);

/** It may still take place, and may be answered or moved. */
export const isOpen = ({ status }: Pick<Row, 'status'>): boolean => OPEN.has(status);

type Agreed = Pick<Row, 'status' | 'starts_at' | 'agreed_starts_at' | 'created_by' | 'provider_id'>;

/** Its time is the provider's alone, and the client is asked. What a provider has booked himself needs no agreement. */
export function awaitsClient({ agreed_starts_at: agreed, ...its }: Agreed): boolean {
  if (!isOpen(its)) return false;
  return agreed === null ? its.created_by !== its.provider_id : Date.parse(agreed) !== Date.parse(its.starts_at);
}

/** How far it has come, as both sides are told. */
export const stageOf = (appointment: Agreed): Row['status'] | 'proposed' =>
  awaitsClient(appointment) ? 'proposed' : appointment.status;

/** Nobody answered the request in time; the provider may propose another. */
export const hasLapsed = ({ status, decline_reason }: Pick<Row, 'status' | 'decline_reason'>): boolean =>
  status === 'declined' && decline_reason === 'unanswered';

interface Days {
  from: string;
  /** The last day that is in. */
  to: string;
}

/** A request may have waited on a device for as long as anything. */
export const EVER: Days = { from: '0001-01-01', to: '9999-12-31' };

export const appointmentsOfClient = (db: Local, userId: string, { from, to }: Days): Promise<Appointment[]> =>
  sortedBy(within(db, appointments, '[user_id+scheduled_date]', [userId], from, to), 'starts_at');

export const appointmentsOfProvider = (db: Local, providerId: string, { from, to }: Days): Promise<Appointment[]> =>
  sortedBy(within(db, appointments, '[provider_id+scheduled_date]', [providerId], from, to), 'starts_at');

/** What the server keeps by trigger, worked out here until it has answered. */
const endsAt = ({ starts_at }: Slot, minutes: number): string =>
  new Date(Date.parse(starts_at) + minutes * 60_000).toISOString();

const NO_REFUSAL = { decline_reason: null, refused_starts_at: null, alternatives: [] };

/** Requested and never confirmed: the answer is the server's. */
export async function requestAppointment(db: Local, booking: Booking, clock = REAL_CLOCK): Promise<string> {
  const { zone } = await bookingClock(db, booking.provider_id);
  const row = {
    location: null,
    client_note: null,
    ...booking,
    ends_at: endsAt(booking, booking.duration_minutes),
    zone,
    status: 'requested' as const,
    notes: null,
    decline_note: null,
    call_url: null,
    seen_starts_at: null,
    agreed_starts_at: booking.starts_at,
    ...NO_REFUSAL,
    answered_at: null,
    created_by: booking.user_id,
    created_at: moment(db, clock),
  };
  return writeOne(db, created(appointments, row), clock);
}

interface Move extends Slot {
  id: string;
  by: 'client' | 'provider';
}

/**
 * A client's move is a wish, also after a refusal; a provider's stands until the client disagrees. Nothing happens to one that is not there.
 * The instant is what was picked: where the provider has changed the clock, the server says what hour it is by that.
 */
export async function rescheduleAppointment(db: Local, { id, by, ...slot }: Move, clock = REAL_CLOCK): Promise<void> {
  const appointment = await one(db, appointments, id);
  if (!appointment) return;
  const asked = { status: 'requested' as const, agreed_starts_at: slot.starts_at, ...NO_REFUSAL };
  const wish = by === 'client' ? asked : {};
  const moved = { ...slot, ends_at: endsAt(slot, appointment.duration_minutes), ...wish };
  await write(db, [changed(appointments, id, moved)], clock);
}

/** The client's word for the time that it has here. */
export async function agreeToTime(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  const appointment = await one(db, appointments, id);
  if (!appointment) return;
  await write(db, [changed(appointments, id, { agreed_starts_at: appointment.starts_at })], clock);
}

/** Takes up a request that nobody answered in time, at another. The client is asked to agree. */
export async function proposeTime(
  db: Local,
  { id, ...slot }: Slot & { id: string },
  clock = REAL_CLOCK,
): Promise<void> {
  const appointment = await one(db, appointments, id);
  if (!appointment) return;
  const ends_at = endsAt(slot, appointment.duration_minutes);
  await write(db, [changed(appointments, id, { ...slot, ends_at, status: 'confirmed', ...NO_REFUSAL })], clock);
}

export async function cancelAppointment(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(appointments, id, { status: 'cancelled' })], clock);
}

/** Of the time it has here: where the client has moved it meanwhile, the server lets it wait on. */
async function answer(db: Local, id: string, said: Partial<Row>, clock: Clock): Promise<void> {
  const appointment = await one(db, appointments, id);
  if (!appointment) return;
  await write(db, [changed(appointments, id, { ...said, seen_starts_at: appointment.starts_at })], clock);
}

export async function confirmAppointment(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await answer(db, id, { status: 'confirmed', ...NO_REFUSAL }, clock);
}

export async function declineAppointment(
  db: Local,
  id: string,
  note: string | null = null,
  clock = REAL_CLOCK,
): Promise<void> {
  await answer(db, id, { status: 'declined', decline_reason: 'provider', decline_note: note }, clock);
}

export async function completeAppointment(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(appointments, id, { status: 'completed' })], clock);
}

export async function writeSessionNotes(db: Local, id: string, notes: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(appointments, id, { notes })], clock);
}
