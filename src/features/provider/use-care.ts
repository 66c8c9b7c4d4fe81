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
import type { Doing } from '#src/data/act.ts';
import type { Day } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { Said } from '#src/work/use-save.ts';
import type { Visit } from './queries.ts';
import { providerWords } from './words.ts';

export type Came = AttendanceRecord['status'];

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

const told = (title: string, of: 'appointment' | 'typed' | 'record') => ({ done: { title }, of });
const once = (title: string) => ({ ...told(title, 'typed'), once: '' });

export function useCare(): Care {
  const save = useSave();
  const { done, notSaved: failed } = useWords(providerWords);

  /** Whether it was saved. */
  const does = async (doing: Doing<unknown>, said?: Omit<Said<unknown>, 'failed'>): Promise<boolean> =>
    (await save(doing, { failed, ...said })) !== null;

  return {
    confirm: ({ id }) => does(confirmAppointment(id), told(done.confirmed, 'appointment')),
    decline: ({ id }, reason) => does(declineAppointment(id, reason), told(done.declined, 'appointment')),
    move: ({ id }, { scheduled_date, scheduled_time, starts_at }) =>
      does(
        rescheduleAppointment({ id, scheduled_date, scheduled_time, starts_at, by: 'provider' }),
        told(done.moved, 'appointment'),
      ),
    propose: ({ id }, { scheduled_date, scheduled_time, starts_at }) =>
      does(proposeTime({ id, scheduled_date, scheduled_time, starts_at }), told(done.proposed, 'appointment')),
    attend: ({ appointment: { id } }, status) =>
      does((trainer_id) => recordAttendanceAt({ trainer_id, id, status }), told(done.attendance, 'appointment')),
    attendToday: (client_id, session_date, status) =>
      does(
        (trainer_id) => recordAttendanceOn({ trainer_id, client_id, session_date, status }),
        told(done.attendance, 'record'),
      ),
    takeBack: ({ id }) => does(removeAttendance(id), told(done.takenBack, 'record')),
    note: ({ id }, notes) => does(writeSessionNotes(id, notes), told(done.notes, 'typed')),
    evaluate: (evaluation) =>
      does((trainer_id) => writeEvaluation({ ...evaluation, trainer_id }), once(done.evaluation)),
    correct: ({ id }, edit) => does(editEvaluation(id, edit), once(done.evaluation)),
    removeEvaluation: ({ id }) => does(removeEvaluation(id), once(done.evaluationRemoved)),
    addMilestone: (step) => does((trainer_id) => addMilestone({ ...step, trainer_id }), once(done.milestone)),
    reach: ({ id }, reached) => does(reachMilestone(id, reached)),
    removeMilestone: ({ id }) => does(removeMilestone(id), once(done.milestoneRemoved)),
  };
}
