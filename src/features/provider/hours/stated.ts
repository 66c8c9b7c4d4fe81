import { exceptionsBetween } from '#sync/queries/availability-exceptions.ts';
import type { AvailabilityException } from '#sync/entities/availability-exceptions.ts';
import { weeklyHours } from '#sync/queries/availability-rules.ts';
import type { AvailabilityRule } from '#sync/entities/availability-rules.ts';
import { bookingRules } from '#sync/queries/provider-schedules.ts';
import type { BookingRules } from '#sync/queries/provider-schedules.ts';
import { nowBy } from '#src/data/time/clock.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** When and how a provider can be booked. */
export interface Stated {
  rules: BookingRules;
  hours: AvailabilityRule[];
  /** From today on, in order. */
  days: AvailabilityException[];
  /** In the zone of the hours. */
  today: Day;
}

const END_OF_TIME = '9999-12-31';

export async function statedBy(db: ReadOnly, userId: string): Promise<Stated> {
  const rules = await bookingRules(db, userId);
  const today = dayIn(rules.zone, nowBy(db));
  const [hours, days] = await Promise.all([weeklyHours(db, userId), exceptionsBetween(db, userId, today, END_OF_TIME)]);
  return { rules, hours, days, today };
}
