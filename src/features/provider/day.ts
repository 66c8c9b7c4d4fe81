import { awaitsClient, isOpen as isStillOpen } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import type { Visit } from './queries.ts';

export const isOpen = ({ appointment }: Pick<Visit, 'appointment'>): boolean => isStillOpen(appointment);

export const takesPlace = (appointment: Pick<Appointment, 'status'>): boolean =>
  isStillOpen(appointment) || appointment.status === 'completed';

/** The client has come to a time that was agreed, and it has begun. */
export const isToComplete = (appointment: Appointment, came: AttendanceRecord['status'] | undefined, now: number) =>
  came === 'attended' &&
  isStillOpen(appointment) &&
  !awaitsClient(appointment) &&
  Date.parse(appointment.starts_at) <= now;

const isAhead = ({ appointment }: Visit, now: number): boolean => Date.parse(appointment.ends_at) > now;

/** The one who is here, or comes next. */
export const nextVisit = (visits: readonly Visit[], now: number): Visit | null =>
  visits.find((visit) => isOpen(visit) && !visit.attendance && isAhead(visit, now)) ?? null;

/** Those that wait for the provider, the first to take place first. */
export const waiting = (visits: readonly Visit[], now: number): Visit[] =>
  visits.filter((visit) => ['requested', 'pending'].includes(visit.appointment.status) && isAhead(visit, now));

const STALE_MS = 86_400_000;

export const isStale = (lastSync: number | null, now: number): boolean =>
  lastSync !== null && now - lastSync > STALE_MS;

/** In per cent; null where nobody was met. */
export const complianceOf = ({ attended, met }: { attended: number; met: number }): number | null =>
  met === 0 ? null : Math.round((100 * attended) / met);
