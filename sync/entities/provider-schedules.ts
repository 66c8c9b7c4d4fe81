import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created } from './changes.ts';
import { flag, integer, maybe, secureLink, text, uuid } from './columns.ts';
import { people } from './people.ts';
import { one } from './reading.ts';

export const providerSchedules = defineEntity({
  name: 'provider_schedules',
  columns: {
    user_id: uuid,
    zone: text(60),
    slot_minutes: integer(5, 240),
    auto_confirm: flag,
    location: maybe(text(300)),
    call_url: maybe(secureLink(500)),
  },
});

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
export async function bookingRules(db: Local, providerId: string): Promise<BookingRules> {
  return (await one(db, providerSchedules, providerId)) ?? DEFAULTS;
}

/** His own device knows at once what a provider has changed; all others have what the server tells of him. */
export async function bookingClock(
  db: Local,
  providerId: string,
): Promise<Pick<BookingRules, 'zone' | 'slot_minutes'>> {
  const told = (await one(db, providerSchedules, providerId)) ?? (await one(db, people, providerId));
  return { zone: told?.zone ?? DEFAULTS.zone, slot_minutes: told?.slot_minutes ?? DEFAULTS.slot_minutes };
}

export async function saveBookingRules(
  db: Local,
  providerId: string,
  edit: Partial<BookingRules>,
  clock = REAL_CLOCK,
): Promise<void> {
  const { zone, slot_minutes, auto_confirm, location, call_url } = await bookingRules(db, providerId);
  const rules = { zone, slot_minutes, auto_confirm, location, call_url, ...edit, user_id: providerId };
  await write(db, [created(providerSchedules, rules, providerId)], clock);
}
