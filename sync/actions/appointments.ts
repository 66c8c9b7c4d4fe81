import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { appointments } from '#sync/entities/appointments.ts';
import { people } from '#sync/entities/people.ts';
import { providerSchedules } from '#sync/entities/provider-schedules.ts';
import { bookingClock } from '#sync/queries/provider-schedules.ts';
import { changed, created, existing, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof appointments>;
type Slot = Pick<Row, 'scheduled_date' | 'scheduled_time' | 'starts_at'>;
export type Booking = Slot &
  Pick<Row, 'user_id' | 'title' | 'appointment_type' | 'duration_minutes' | 'mode'> &
  Partial<Pick<Row, 'location' | 'client_note'>> & { provider_id: string };

/** Computed by a trigger on the server; a guess until it answers. */
const endsAt = ({ starts_at }: Slot, minutes: number): string =>
  new Date(Date.parse(starts_at) + minutes * 60_000).toISOString();

const NO_REFUSAL = { decline_reason: null, refused_starts_at: null, alternatives: [] };

/** Requested, never confirmed: the server decides. */
export const requestAppointment = action([appointments, people, providerSchedules], async (tx, booking: Booking) => {
  const { zone } = await bookingClock(tx, booking.provider_id);
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
    created_at: tx.now,
    invoice_id: null,
  };
  return writeOne(tx, created(appointments, row));
});

interface Move extends Slot {
  id: string;
  by: 'client' | 'provider';
}

/**
 * A client's move is a request, even after a refusal; a provider's stands until the client objects. The instant is what
 * was picked: if the provider has changed zones, the server derives the local time from it.
 */
export const rescheduleAppointment = action([appointments], async (tx, { id, by, ...slot }: Move) => {
  const { duration_minutes } = await existing(tx, appointments, id);
  const asked = { status: 'requested' as const, agreed_starts_at: slot.starts_at, ...NO_REFUSAL };
  const wish = by === 'client' ? asked : {};
  await tx.write([changed(appointments, id, { ...slot, ends_at: endsAt(slot, duration_minutes), ...wish })]);
});

/** Agrees to the time this device has. */
export const agreeToTime = action([appointments], async (tx, id: string) => {
  const { starts_at } = await existing(tx, appointments, id);
  await tx.write([changed(appointments, id, { agreed_starts_at: starts_at })]);
});

/** Proposes another time for a lapsed request. The client is asked to agree. */
export const proposeTime = action([appointments], async (tx, { id, ...slot }: Slot & { id: string }) => {
  const { duration_minutes } = await existing(tx, appointments, id);
  const ends_at = endsAt(slot, duration_minutes);
  await tx.write([changed(appointments, id, { ...slot, ends_at, status: 'confirmed', ...NO_REFUSAL })]);
});

export const cancelAppointment = action([appointments], (tx, id: string) =>
  writeAll(tx, [changed(appointments, id, { status: 'cancelled' })]),
);

/** For the time this device has: if the client has moved it meanwhile, the server keeps waiting. */
async function answer(tx: Tx, id: string, said: Partial<Row>): Promise<void> {
  const { starts_at } = await existing(tx, appointments, id);
  await tx.write([changed(appointments, id, { ...said, seen_starts_at: starts_at })]);
}

export const confirmAppointment = action([appointments], (tx, id: string) =>
  answer(tx, id, { status: 'confirmed', ...NO_REFUSAL }),
);

export const declineAppointment = action([appointments], (tx, id: string, note: string | null = null) =>
  answer(tx, id, { status: 'declined', decline_reason: 'provider', decline_note: note }),
);

export const completeAppointment = action([appointments], (tx, id: string) =>
  writeAll(tx, [changed(appointments, id, { status: 'completed' })]),
);

export const writeSessionNotes = action([appointments], (tx, id: string, notes: string) =>
  writeAll(tx, [changed(appointments, id, { notes })]),
);
