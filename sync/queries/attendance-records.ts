import type { Readable } from '#sync/engine/act.ts';
import { attendanceRecords } from '#sync/entities/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { within } from './reading.ts';

interface Days {
  from: string;
  /** The last day, inclusive. */
  to: string;
}

export const attendanceOfClient = (db: Readable, clientId: string, { from, to }: Days): Promise<AttendanceRecord[]> =>
  within(db, attendanceRecords, '[client_id+session_date]', [clientId], from, to);

export const attendanceByTrainer = (db: Readable, trainerId: string, { from, to }: Days): Promise<AttendanceRecord[]> =>
  within(db, attendanceRecords, '[trainer_id+session_date]', [trainerId], from, to);
