import { action } from '#sync/engine/act.ts';
import { providerSchedules } from '#sync/entities/provider-schedules.ts';
import { bookingRules } from '#sync/queries/provider-schedules.ts';
import type { BookingRules } from '#sync/queries/provider-schedules.ts';
import { created, writeAll } from './changes.ts';

export const saveBookingRules = action(
  [providerSchedules],
  async (tx, providerId: string, edit: Partial<BookingRules>) => {
    const { zone, slot_minutes, auto_confirm, location, call_url, ...said } = await bookingRules(tx, providerId);
    const { away_note, away_until, away_cover } = said;
    const kept = { zone, slot_minutes, auto_confirm, location, call_url, away_note, away_until, away_cover };
    const rules = { ...kept, ...edit, user_id: providerId };
    await writeAll(tx, [created(providerSchedules, rules, providerId)]);
  },
);
