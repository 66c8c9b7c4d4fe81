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

/** How a provider takes bookings; whoever has said nothing takes them by the defaults. */
export async function bookingRules(db: Readable, providerId: string): Promise<BookingRules> {
  return (await one(db, providerSchedules, providerId)) ?? DEFAULTS;
}

/** His own device knows at once what a provider has changed; all others have what the server tells of him. */
export async function bookingClock(
  db: Readable,
  providerId: string,
): Promise<Pick<BookingRules, 'zone' | 'slot_minutes'>> {
  const told = (await one(db, providerSchedules, providerId)) ?? (await one(db, people, providerId));
  return { zone: told?.zone ?? DEFAULTS.zone, slot_minutes: told?.slot_minutes ?? DEFAULTS.slot_minutes };
}
