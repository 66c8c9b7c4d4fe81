import { appointmentsOfProvider, completeAppointment } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { recordAttendance } from '#sync/entities/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { nowBy } from '#src/data/clock.ts';
import type { Local } from '#src/data/opening.ts';
import type { Day } from '#src/lib/days.ts';
import { isToComplete, takesPlace } from './day.ts';

export type Came = AttendanceRecord['status'];

const TYPE_MAX = 80;

/** An appointment that has begun, and that the client came to, is completed with it. */
export async function noteAttendance(
  db: Local,
  trainer_id: string,
  appointment: Appointment,
  came: Came,
): Promise<void> {
  const { id, user_id, scheduled_date, title } = appointment;
  const session = { client_id: user_id, session_date: scheduled_date, session_type: title.slice(0, TYPE_MAX) };
  await recordAttendance(db, { ...session, trainer_id, appointment_id: id, status: came });
  if (isToComplete(appointment, came, nowBy(db))) await completeAppointment(db, id);
}

/** Of the appointment that the client has on the day, or of the day itself. */
export async function noteAttendanceOfDay(
  db: Local,
  trainer_id: string,
  { clientId, day, came }: { clientId: string; day: Day; came: Came },
): Promise<void> {
  const ofDay = await appointmentsOfProvider(db, trainer_id, { from: day, to: day });
  const planned = ofDay.find((each) => each.user_id === clientId && takesPlace(each));
  if (planned) await noteAttendance(db, trainer_id, planned, came);
  else await recordAttendance(db, { client_id: clientId, trainer_id, session_date: day, status: came });
}
