import type { Readable } from '#sync/engine/act.ts';
import type { RowOf, Stamped } from '#sync/engine/define-entity.ts';
import { people } from '#sync/entities/people.ts';
import { providerSchedules } from '#sync/entities/provider-schedules.ts';
import { one } from './reading.ts';

type ProviderSchedule = RowOf<typeof providerSchedules>;

export type BookingRules = Omit<ProviderSchedule, keyof Stamped | 'user_id'>;

const DEFAULTS: BookingRules = {
  zone: 'Africa/Lagos',
  slot_minutes: 30,
  auto_confirm: false,
  location: null,
  call_url: null,
  away_note: null,
  away_until: null,
  away_cover: null,
};

/** How a provider takes bookings; the defaults where nothing is set. */
export async function bookingRules(db: Readable, providerId: string): Promise<BookingRules> {
  return (await one(db, providerSchedules, providerId)) ?? DEFAULTS;
}

type Away = Pick<BookingRules, 'away_note' | 'away_until' | 'away_cover'>;

/** As of the booking clock. */
export async function awayOf(db: Readable, providerId: string): Promise<Away> {
  const said = (await one(db, providerSchedules, providerId)) ?? (await one(db, people, providerId));
  return {
    away_note: said?.away_note ?? null,
    away_until: said?.away_until ?? null,
    away_cover: said?.away_cover ?? null,
  };
}

/** A provider's own device knows its changes at once; others have what the server publishes. */
export async function bookingClock(
  db: Readable,
  providerId: string,
): Promise<Pick<BookingRules, 'zone' | 'slot_minutes'>> {
  const schedule = (await one(db, providerSchedules, providerId)) ?? (await one(db, people, providerId));
  return { zone: schedule?.zone ?? DEFAULTS.zone, slot_minutes: schedule?.slot_minutes ?? DEFAULTS.slot_minutes };
}
