import { isOpen as isStillOpen } from '#sync/queries/appointments.ts';
import type { Visit } from './queries.ts';

export const isOpen = ({ appointment }: Pick<Visit, 'appointment'>): boolean => isStillOpen(appointment);

const isAhead = ({ appointment }: Visit, now: number): boolean => Date.parse(appointment.ends_at) > now;

/** The visit that is going on, or the next one. */
export const nextVisit = (visits: readonly Visit[], now: number): Visit | null =>
  visits.find((visit) => isOpen(visit) && !visit.attendance && isAhead(visit, now)) ?? null;

/** Requests waiting for the provider, earliest appointment first. */
export const waiting = (visits: readonly Visit[], now: number): Visit[] =>
  visits.filter((visit) => ['requested', 'pending'].includes(visit.appointment.status) && isAhead(visit, now));

const STALE_MS = 86_400_000;

export const isStale = (lastSync: number | null, now: number): boolean =>
  lastSync !== null && now - lastSync > STALE_MS;

/** In percent; null where no attendance is known. */
export const complianceOf = ({ attended, met }: { attended: number; met: number }): number | null =>
  met === 0 ? null : Math.round((100 * attended) / met);
