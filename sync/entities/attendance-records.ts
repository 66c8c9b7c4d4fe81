import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, removed, writeOne, type Columns } from './changes.ts';
import { day, instant, maybe, oneOf, text, uuid } from './columns.ts';
import { within } from './reading.ts';

/** Whether a client came. The trainer is whoever wrote it, whatever kind of carer. */
export const attendanceRecords = defineEntity({
  name: 'attendance_records',
  columns: {
    client_id: uuid,
    trainer_id: maybe(uuid),
    appointment_id: maybe(uuid),
    session_date: day,
    session_type: text(80, 1),
    status: oneOf(['attended', 'missed']),
    check_in_time: maybe(instant),
    trainer_notes: maybe(text(4000)),
    created_at: instant,
  },
  indexes: ['[client_id+session_date]', '[trainer_id+session_date]'],
});

export type AttendanceRecord = RowOf<typeof attendanceRecords>;

type Row = Columns<typeof attendanceRecords>;
type Attendance = Pick<Row, 'client_id' | 'session_date' | 'status'> &
  Partial<Pick<Row, 'appointment_id' | 'session_type' | 'trainer_notes'>> & { trainer_id: string };

interface Days {
  from: string;
  /** The last day that is in. */
  to: string;
}

export const attendanceOfClient = (db: Local, clientId: string, { from, to }: Days): Promise<AttendanceRecord[]> =>
  within(db, attendanceRecords, '[client_id+session_date]', [clientId], from, to);

export const attendanceByTrainer = (db: Local, trainerId: string, { from, to }: Days): Promise<AttendanceRecord[]> =>
  within(db, attendanceRecords, '[trainer_id+session_date]', [trainerId], from, to);

/** Said again of the same session it corrects what was said, so that a second tap makes no second session. */
export async function recordAttendance(db: Local, attendance: Attendance, clock = REAL_CLOCK): Promise<string> {
  const { trainer_id, client_id, session_date, appointment_id = null } = attendance;
  const now = moment(db, clock);
  const check_in_time = attendance.status === 'attended' ? now : null;
  const ofThatDay = await attendanceByTrainer(db, trainer_id, { from: session_date, to: session_date });
  const said = ofThatDay.find((r) => r.client_id === client_id && r.appointment_id === appointment_id);
  if (said) return writeOne(db, changed(attendanceRecords, said.id, { ...attendance, check_in_time }), clock);
  const row = { session_type: 'training', trainer_notes: null, ...attendance, appointment_id, check_in_time };
  return writeOne(db, created(attendanceRecords, { ...row, created_at: now }), clock);
}

/** Takes back what was said. */
export async function removeAttendance(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(attendanceRecords, id)], clock);
}
