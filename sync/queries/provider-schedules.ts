import type { Readable } from '#sync/engine/act.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { people } from '#sync/entities/people.ts';
import { providerSchedules } from '#sync/entities/provider-schedules.ts';
import { one } from './reading.ts';

type ProviderSchedule = RowOf<typeof providerSchedules>;

export type BookingRules = Pick<ProviderSchedule, 'zone' | 'slot_minutes' | 'auto_confirm' | 'location' | 'call_url'>;

const DEFAULTS: BookingRules = {
  zone: 'Africa/Lagos',
  slot_minutes: 30,
  auto_confirm: false,
  location: null,
  call_url: null,
};

/** How a provider takes bookings; the defaults where nothing is set. */
export async function bookingRules(db: Readable, providerId: string): Promise<BookingRules> {
  return (await one(db, providerSchedules, providerId)) ?? DEFAULTS;
}

/** A provider's own device knows its changes at once; others have what the server publishes. */
export async function bookingClock(
  db: Readable,
  providerId: string,
): Promise<Pick<BookingRules, 'zone' | 'slot_minutes'>> {
  const schedule = (await one(db, providerSchedules, providerId)) ?? (await one(db, people, providerId));
  return { zone: schedule?.zone ?? DEFAULTS.zone, slot_minutes: schedule?.slot_minutes ?? DEFAULTS.slot_minutes };
}
