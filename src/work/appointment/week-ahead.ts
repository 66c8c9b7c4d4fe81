import type { Appointment } from '#sync/entities/appointments.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

export interface WeekAhead {
  thisWeek: number;
  today: number;
  confirmed: number;
  pending: number;
}

type Status = Appointment['status'];

/** These will not take place. */
const OFF: ReadonlySet<Status> = new Set(['cancelled', 'declined']);
/** These wait for an answer. */
const PENDING: ReadonlySet<Status> = new Set(['requested', 'pending']);

const DAYS = 7;

/** The figures of today and the six days after it. */
export function weekAhead(
  appointments: readonly Pick<Appointment, 'starts_at' | 'status'>[],
  { today, zone }: { today: Day; zone: string },
): WeekAhead {
  const last = addDays(today, DAYS - 1);
  const ahead = appointments
    .map(({ starts_at, status }) => ({ status, day: dayIn(zone, Date.parse(starts_at)) }))
    .filter(({ day, status }) => day >= today && day <= last && !OFF.has(status));
  return {
    thisWeek: ahead.length,
    today: ahead.filter(({ day }) => day === today).length,
    confirmed: ahead.filter(({ status }) => status === 'confirmed').length,
    pending: ahead.filter(({ status }) => PENDING.has(status)).length,
  };
}
