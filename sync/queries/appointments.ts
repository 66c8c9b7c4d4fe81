import type { Readable } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { appointments } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { sortedBy, within } from './reading.ts';

type Row = Columns<typeof appointments>;

const OPEN: ReadonlySet<Row['status']> = new Set(['requested', 'pending', 'scheduled', 'confirmed']);

/** It may still take place, and may be answered or moved. */
export const isOpen = ({ status }: Pick<Row, 'status'>): boolean => OPEN.has(status);

type Agreed = Pick<Row, 'status' | 'starts_at' | 'agreed_starts_at' | 'created_by' | 'provider_id'>;

/** Its time is the provider's alone, and the client is asked. What a provider has booked himself needs no agreement. */
export function awaitsClient({ agreed_starts_at: agreed, ...its }: Agreed): boolean {
  if (!isOpen(its)) return false;
  return agreed === null ? its.created_by !== its.provider_id : Date.parse(agreed) !== Date.parse(its.starts_at);
}

/** How far it has come, as both sides are told. */
export const stageOf = (appointment: Agreed): Row['status'] | 'proposed' =>
  awaitsClient(appointment) ? 'proposed' : appointment.status;

export const takesPlace = (appointment: Pick<Row, 'status'>): boolean =>
  isOpen(appointment) || appointment.status === 'completed';

/** The client has come to a time that was agreed, and it has begun. */
export const isToComplete = (
  appointment: Appointment,
  came: AttendanceRecord['status'] | undefined,
  now: number,
): boolean =>
  came === 'attended' && isOpen(appointment) && !awaitsClient(appointment) && Date.parse(appointment.starts_at) <= now;

/** Nobody answered the request in time; the provider may propose another. */
export const hasLapsed = ({ status, decline_reason }: Pick<Row, 'status' | 'decline_reason'>): boolean =>
  status === 'declined' && decline_reason === 'unanswered';

interface Days {
  from: string;
  /** The last day that is in. */
  to: string;
}

/** A request may have waited on a device for as long as anything. */
export const EVER: Days = { from: '0001-01-01', to: '9999-12-31' };

export const appointmentsOfClient = (db: Readable, userId: string, { from, to }: Days): Promise<Appointment[]> =>
  sortedBy(within(db, appointments, '[user_id+scheduled_date]', [userId], from, to), 'starts_at');

export const appointmentsOfProvider = (db: Readable, providerId: string, { from, to }: Days): Promise<Appointment[]> =>
  sortedBy(within(db, appointments, '[provider_id+scheduled_date]', [providerId], from, to), 'starts_at');
