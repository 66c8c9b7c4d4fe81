import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { appointments } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { attendanceRecords } from '#sync/entities/attendance-records.ts';
import { appointmentsOfProvider, isToComplete, takesPlace } from '#sync/queries/appointments.ts';
import { attendanceByTrainer } from '#sync/queries/attendance-records.ts';
import { changed, created, existing, removed, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof attendanceRecords>;
type Attendance = Pick<Row, 'client_id' | 'session_date' | 'status'> &
  Partial<Pick<Row, 'appointment_id' | 'session_type' | 'trainer_notes'>> & { trainer_id: string };

async function record(tx: Tx, attendance: Attendance): Promise<string> {
  const { trainer_id, client_id, session_date, appointment_id = null } = attendance;
  const check_in_time = attendance.status === 'attended' ? tx.now : null;
  const ofThatDay = await attendanceByTrainer(tx, trainer_id, { from: session_date, to: session_date });
  const said = ofThatDay.find((r) => r.client_id === client_id && r.appointment_id === appointment_id);
  if (said) return writeOne(tx, changed(attendanceRecords, said.id, { ...attendance, check_in_time }));
  const row = { session_type: 'training', trainer_notes: null, ...attendance, appointment_id, check_in_time };
  return writeOne(tx, created(attendanceRecords, { ...row, created_at: tx.now }));
}

/** Recording the same session again corrects it, so that a second tap makes no second session. */
export const recordAttendance = action([attendanceRecords], record);

const LONGEST_TYPE = 80;

/** A visit that has begun, and that the client attended, completes its appointment. */
async function recordVisit(tx: Tx, trainer_id: string, appointment: Appointment, status: Row['status']): Promise<void> {
  const { id, user_id: client_id, scheduled_date: session_date, title } = appointment;
  const session = { client_id, session_date, session_type: title.slice(0, LONGEST_TYPE), appointment_id: id };
  await record(tx, { ...session, trainer_id, status });
  if (isToComplete(appointment, status, Date.parse(tx.now))) {
    await tx.write([changed(appointments, id, { status: 'completed' })]);
  }
}

export const recordAttendanceAt = action(
  [attendanceRecords, appointments],
  async (tx, { trainer_id, id, status }: { trainer_id: string; id: string; status: Row['status'] }) =>
    recordVisit(tx, trainer_id, await existing(tx, appointments, id), status),
);

/** For the client's appointment on that day, or for the day itself. */
export const recordAttendanceOn = action(
  [attendanceRecords, appointments],
  async (tx, attendance: Pick<Attendance, 'trainer_id' | 'client_id' | 'session_date' | 'status'>) => {
    const { trainer_id, client_id, session_date: day, status } = attendance;
    const ofDay = await appointmentsOfProvider(tx, trainer_id, { from: day, to: day });
    const planned = ofDay.find((each) => each.user_id === client_id && takesPlace(each));
    if (planned) await recordVisit(tx, trainer_id, planned, status);
    else await record(tx, attendance);
  },
);

/** Deletes the record. */
export const removeAttendance = action([attendanceRecords], (tx, id: string) =>
  writeAll(tx, [removed(attendanceRecords, id)]),
);
