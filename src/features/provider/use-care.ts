import {
  confirmAppointment,
  declineAppointment,
  proposeTime,
  rescheduleAppointment,
  writeSessionNotes,
} from '#sync/actions/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { recordAttendanceAt, recordAttendanceOn, removeAttendance } from '#sync/actions/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { addMilestone, reachMilestone, removeMilestone } from '#sync/actions/milestones.ts';
import type { Milestone } from '#sync/entities/milestones.ts';
import type { OpenTime } from '#sync/queries/open-times.ts';
import { editEvaluation, removeEvaluation, writeEvaluation } from '#sync/actions/progress-evaluations.ts';
import type { EvaluationEdit, NewEvaluation } from '#sync/actions/progress-evaluations.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import type { UserAction } from '#src/data/act.ts';
import type { Day } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { Messages } from '#src/work/use-save.ts';
import type { Visit } from './queries.ts';
import { providerWords } from './words.ts';

export type Came = AttendanceRecord['status'];

type Step = Pick<Milestone, 'client_id' | 'title' | 'category' | 'target_date'>;

/** What a provider does. Each saves on this device and says so, with or without a network. */
export interface Care {
  confirm(appointment: Appointment): Promise<boolean>;
  decline(appointment: Appointment, reason: string | null): Promise<boolean>;
  move(appointment: Appointment, time: OpenTime): Promise<boolean>;
  /** Another time for an unanswered request. */
  propose(appointment: Appointment, time: OpenTime): Promise<boolean>;
  attend(visit: Visit, came: Came): Promise<boolean>;
  /** For today's appointment, if there is one. */
  attendToday(clientId: string, today: Day, came: Came): Promise<boolean>;
  /** Removes the attendance record. */
  takeBack(record: AttendanceRecord): Promise<boolean>;
  note(appointment: Appointment, notes: string): Promise<boolean>;
  evaluate(evaluation: Omit<NewEvaluation, 'trainer_id'>): Promise<boolean>;
  correct(evaluation: ProgressEvaluation, edit: EvaluationEdit): Promise<boolean>;
  removeEvaluation(evaluation: ProgressEvaluation): Promise<boolean>;
  addMilestone(step: Step): Promise<boolean>;
  reach(milestone: Milestone, reached: boolean): Promise<boolean>;
  removeMilestone(milestone: Milestone): Promise<boolean>;
}

const message = (title: string, of: 'appointment' | 'typed' | 'record') => ({ done: { title }, of });
const once = (title: string) => ({ ...message(title, 'typed'), once: '' });

export function useCare(): Care {
  const save = useSave();
  const { done, notSaved: failed } = useWords(providerWords);

  /** Whether it was saved. */
  const isSaved = async (action: UserAction<unknown>, messages?: Omit<Messages<unknown>, 'failed'>): Promise<boolean> =>
    (await save(action, { failed, ...messages })) !== null;

  return {
    confirm: ({ id }) => isSaved(confirmAppointment(id), message(done.confirmed, 'appointment')),
    decline: ({ id }, reason) => isSaved(declineAppointment(id, reason), message(done.declined, 'appointment')),
    move: ({ id }, { scheduled_date, scheduled_time, starts_at }) =>
      isSaved(
        rescheduleAppointment({ id, scheduled_date, scheduled_time, starts_at, by: 'provider' }),
        message(done.moved, 'appointment'),
      ),
    propose: ({ id }, { scheduled_date, scheduled_time, starts_at }) =>
      isSaved(proposeTime({ id, scheduled_date, scheduled_time, starts_at }), message(done.proposed, 'appointment')),
    attend: ({ appointment: { id } }, status) =>
      isSaved((trainer_id) => recordAttendanceAt({ trainer_id, id, status }), message(done.attendance, 'appointment')),
    attendToday: (client_id, session_date, status) =>
      isSaved(
        (trainer_id) => recordAttendanceOn({ trainer_id, client_id, session_date, status }),
        message(done.attendance, 'record'),
      ),
    takeBack: ({ id }) => isSaved(removeAttendance(id), message(done.takenBack, 'record')),
    note: ({ id }, notes) => isSaved(writeSessionNotes(id, notes), message(done.notes, 'typed')),
    evaluate: (evaluation) =>
      isSaved((trainer_id) => writeEvaluation({ ...evaluation, trainer_id }), once(done.evaluation)),
    correct: ({ id }, edit) => isSaved(editEvaluation(id, edit), once(done.evaluation)),
    removeEvaluation: ({ id }) => isSaved(removeEvaluation(id), once(done.evaluationRemoved)),
    addMilestone: (step) => isSaved((trainer_id) => addMilestone({ ...step, trainer_id }), once(done.milestone)),
    reach: ({ id }, reached) => isSaved(reachMilestone(id, reached)),
    removeMilestone: ({ id }) => isSaved(removeMilestone(id), once(done.milestoneRemoved)),
  };
}
