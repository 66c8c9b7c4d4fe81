import {
  confirmAppointment,
  declineAppointment,
  proposeTime,
  rescheduleAppointment,
  writeSessionNotes,
} from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { removeAttendance } from '#sync/entities/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { addMilestone, reachMilestone, removeMilestone } from '#sync/entities/milestones.ts';
import type { Milestone } from '#sync/entities/milestones.ts';
import type { OpenTime } from '#sync/entities/open-times.ts';
import { editEvaluation, removeEvaluation, writeEvaluation } from '#sync/entities/progress-evaluations.ts';
import type { EvaluationEdit, NewEvaluation, ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import type { Day } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { kitWords } from '#src/ui/words.ts';
import { noteAttendance, noteAttendanceOfDay } from './attendance.ts';
import type { Came } from './attendance.ts';
import type { Visit } from './queries.ts';
import { providerWords } from './words.ts';

type Step = Pick<Milestone, 'client_id' | 'title' | 'category' | 'target_date'>;

/** What a provider does. Each is written on this device and said, with a network or without one. */
export interface Care {
  confirm(appointment: Appointment): Promise<boolean>;
  decline(appointment: Appointment, reason: string | null): Promise<boolean>;
  move(appointment: Appointment, time: OpenTime): Promise<boolean>;
  /** Another time for a request that nobody answered. */
  propose(appointment: Appointment, time: OpenTime): Promise<boolean>;
  attend(visit: Visit, came: Came): Promise<boolean>;
  /** To the appointment of the day, if there is one. */
  attendToday(clientId: string, today: Day, came: Came): Promise<boolean>;
  /** Nothing was said of whether the client came, after all. */
  takeBack(record: AttendanceRecord): Promise<boolean>;
  note(appointment: Appointment, notes: string): Promise<boolean>;
  evaluate(evaluation: Omit<NewEvaluation, 'trainer_id'>): Promise<boolean>;
  correct(evaluation: ProgressEvaluation, edit: EvaluationEdit): Promise<boolean>;
  removeEvaluation(evaluation: ProgressEvaluation): Promise<boolean>;
  addMilestone(step: Step): Promise<boolean>;
  reach(milestone: Milestone, reached: boolean): Promise<boolean>;
  removeMilestone(milestone: Milestone): Promise<boolean>;
}

export function useCare(): Care {
  const write = useWork();
  const { done, notSaved } = useWords(providerWords);
  const { gone } = useWords(kitWords);
  const oneAtATime = useOneAtATime();

  async function did(work: Work<unknown>, said?: string): Promise<boolean> {
    const written = await attempt(() => write(work), { ...notSaved, gone });
    if (written && said) toast({ title: said });
    return written !== null;
  }

  const didOnce = async (work: Work<unknown>, said: string): Promise<boolean> =>
    (await oneAtATime(() => did(work, said))) ?? false;

  return {
    confirm: ({ id }) => did((db) => confirmAppointment(db, id), done.confirmed),
    decline: ({ id }, reason) => did((db) => declineAppointment(db, id, reason), done.declined),
    move: ({ id }, { scheduled_date, scheduled_time, starts_at }) =>
      did(
        (db) => rescheduleAppointment(db, { id, scheduled_date, scheduled_time, starts_at, by: 'provider' }),
        done.moved,
      ),
    propose: ({ id }, { scheduled_date, scheduled_time, starts_at }) =>
      did((db) => proposeTime(db, { id, scheduled_date, scheduled_time, starts_at }), done.proposed),
    attend: ({ appointment }, came) =>
      did((db, trainerId) => noteAttendance(db, trainerId, appointment, came), done.attendance),
    attendToday: (clientId, day, came) =>
      did((db, trainerId) => noteAttendanceOfDay(db, trainerId, { clientId, day, came }), done.attendance),
    takeBack: ({ id }) => did((db) => removeAttendance(db, id), done.takenBack),
    note: ({ id }, notes) => did((db) => writeSessionNotes(db, id, notes), done.notes),
    evaluate: (evaluation) =>
      didOnce((db, trainer_id) => writeEvaluation(db, { ...evaluation, trainer_id }), done.evaluation),
    correct: ({ id }, edit) => didOnce((db) => editEvaluation(db, id, edit), done.evaluation),
    removeEvaluation: ({ id }) => didOnce((db) => removeEvaluation(db, id), done.evaluationRemoved),
    addMilestone: (step) => didOnce((db, trainer_id) => addMilestone(db, { ...step, trainer_id }), done.milestone),
    reach: ({ id }, reached) => did((db) => reachMilestone(db, id, reached)),
    removeMilestone: ({ id }) => didOnce((db) => removeMilestone(db, id), done.milestoneRemoved),
  };
}
