import type { Readable } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { appointments } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { sortedBy, within } from './reading.ts';

type Row = Columns<typeof appointments>;

const OPEN: ReadonlySet<Row['status']> = new Set(['requested', 'pending', 'scheduled', 'confirmed']);

/** May still take place, and may be answered or moved. */
export const isOpen = ({ status }: Pick<Row, 'status'>): boolean => OPEN.has(status);

type Agreed = Pick<Row, 'status' | 'starts_at' | 'agreed_starts_at' | 'created_by' | 'provider_id'>;

/** The provider set the time and the client has yet to agree. A provider's own booking needs no agreement. */
export function awaitsClient({ agreed_starts_at: agreed, ...its }: Agreed): boolean {
  if (!isOpen(its)) return false;
  return agreed === null ? its.created_by !== its.provider_id : Date.parse(agreed) !== Date.parse(its.starts_at);
}

/** Its stage, as both sides see it. */
export const stageOf = (appointment: Agreed): Row['status'] | 'proposed' =>
  awaitsClient(appointment) ? 'proposed' : appointment.status;

export const takesPlace = (appointment: Pick<Row, 'status'>): boolean =>
  isOpen(appointment) || appointment.status === 'completed';

/** The client has come at an agreed time, and it has begun. */
export const isToComplete = (
  appointment: Appointment,
  came: AttendanceRecord['status'] | undefined,
  now: number,
): boolean =>
  came === 'attended' && isOpen(appointment) && !awaitsClient(appointment) && Date.parse(appointment.starts_at) <= now;

/** Not answered in time; the provider may propose another time. */
export const hasLapsed = ({ status, decline_reason }: Pick<Row, 'status' | 'decline_reason'>): boolean =>
  status === 'declined' && decline_reason === 'unanswered';

interface Days {
  from: string;
  /** The last day, inclusive. */
  to: string;
}

/** A request may have waited on a device for any time. */
export const EVER: Days = { from: '0001-01-01', to: '9999-12-31' };

export const appointmentsOfClient = (db: Readable, userId: string, { from, to }: Days): Promise<Appointment[]> =>
  sortedBy(within(db, appointments, '[user_id+scheduled_date]', [userId], from, to), 'starts_at');

export const appointmentsOfProvider = (db: Readable, providerId: string, { from, to }: Days): Promise<Appointment[]> =>
  sortedBy(within(db, appointments, '[provider_id+scheduled_date]', [providerId], from, to), 'starts_at');
