import {
  appointmentsOfProvider,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  rescheduleAppointment,
  writeSessionNotes,
} from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { recordAttendance } from '#sync/entities/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { addMilestone, reachMilestone } from '#sync/entities/milestones.ts';
import type { Milestone } from '#sync/entities/milestones.ts';
import type { OpenTime } from '#sync/entities/open-times.ts';
import { writeEvaluation } from '#sync/entities/progress-evaluations.ts';
import type { NewEvaluation } from '#sync/entities/progress-evaluations.ts';
import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import type { Day } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { isOpen } from './day.ts';
import type { Visit } from './queries.ts';
import { providerWords } from './words.ts';

export type Came = AttendanceRecord['status'];
type Step = Pick<Milestone, 'client_id' | 'title' | 'category' | 'target_date'>;

/** What a provider does. Each is written on this device and said, with a network or without one. */
export interface Care {
  confirm(appointment: Appointment): Promise<boolean>;
  decline(appointment: Appointment, reason: string | null): Promise<boolean>;
  move(appointment: Appointment, time: OpenTime): Promise<boolean>;
  attend(visit: Visit, came: Came): Promise<boolean>;
  /** To the appointment of the day, if there is one. */
  attendToday(clientId: string, today: Day, came: Came): Promise<boolean>;
  note(appointment: Appointment, notes: string): Promise<boolean>;
  evaluate(evaluation: Omit<NewEvaluation, 'trainer_id'>): Promise<boolean>;
  addMilestone(step: Step): Promise<boolean>;
  reach(milestone: Milestone, reached: boolean): Promise<boolean>;
}

export function useCare(): Care {
  const write = useWork();
  const { done, notSaved } = useWords(providerWords);

  async function did(work: Work<unknown>, said?: string): Promise<boolean> {
    const written = await attempt(async () => ({ value: await write(work) }), notSaved);
    if (written && said) toast({ title: said });
    return written !== null;
  }

  return {
    confirm: ({ id }) => did((db) => confirmAppointment(db, id), done.confirmed),
    decline: ({ id }, reason) => did((db) => declineAppointment(db, id, reason), done.declined),
    move: ({ id }, { scheduled_date, scheduled_time }) =>
      did((db) => rescheduleAppointment(db, { id, scheduled_date, scheduled_time, by: 'provider' }), done.moved),
    attend: (visit, came) =>
      did(async (db, trainer_id) => {
        const { id, user_id, scheduled_date, starts_at, title } = visit.appointment;
        const session = { client_id: user_id, session_date: scheduled_date, session_type: title.slice(0, 80) };
        await recordAttendance(db, { ...session, trainer_id, appointment_id: id, status: came });
        const hasBegun = Date.parse(starts_at) <= Date.now() + db.offset;
        if (came === 'attended' && hasBegun && isOpen(visit)) await completeAppointment(db, id);
      }, done.attendance),
    attendToday: (client_id, session_date, status) =>
      did(async (db, trainer_id) => {
        const ofDay = await appointmentsOfProvider(db, trainer_id, { from: session_date, to: session_date });
        const planned = ofDay.find(({ user_id, status: stands }) => user_id === client_id && stands !== 'cancelled');
        const session = planned ? { appointment_id: planned.id, session_type: planned.title.slice(0, 80) } : {};
        await recordAttendance(db, { client_id, trainer_id, session_date, status, ...session });
      }, done.attendance),
    note: ({ id }, notes) => did((db) => writeSessionNotes(db, id, notes), done.notes),
    evaluate: (evaluation) =>
      did((db, trainer_id) => writeEvaluation(db, { ...evaluation, trainer_id }), done.evaluation),
    addMilestone: (step) => did((db, trainer_id) => addMilestone(db, { ...step, trainer_id }), done.milestone),
    reach: ({ id }, reached) => did((db) => reachMilestone(db, id, reached)),
  };
}
