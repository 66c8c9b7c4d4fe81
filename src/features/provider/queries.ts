import { appointmentsOfProvider, EVER } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { attendanceByTrainer, attendanceOfClient } from '#sync/queries/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import type { Pair } from '#sync/queries/client-follows.ts';
import { activeClients } from '#sync/queries/client-assignments.ts';
import type { ClientAssignment } from '#sync/entities/client-assignments.ts';
import { contactsById, knownContacts } from '#sync/queries/contacts.ts';
import { latestMeasurement } from '#sync/queries/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { milestonesOf } from '#sync/queries/milestones.ts';
import type { Milestone } from '#sync/entities/milestones.ts';
import { peopleById } from '#sync/queries/people.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import { spanOf } from '#sync/queries/span.ts';
import { waterOfDay } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { weekAhead } from '#src/work/appointment/week-ahead.ts';
import type { WeekAhead } from '#src/work/appointment/week-ahead.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';

export const DAYS_BACK = 7;

interface Client {
  name: string;
  phone: string | null;
}

export interface Visit {
  appointment: Appointment;
  client: Client;
  /** In the reader's zone. */
  day: Day;
  attendance: AttendanceRecord | null;
}

export interface Agenda {
  week: WeekAhead;
  /** By time. */
  visits: Visit[];
}

async function clientsOf(db: ReadOnly, ids: readonly string[]): Promise<(id: string) => Client> {
  const [people, contacts] = await Promise.all([peopleById(db, ids), contactsById(db, ids)]);
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  const phones = new Map(contacts.map(({ id, phone }) => [id, phone]));
  return (id) => ({ name: names.get(id) ?? '', phone: phones.get(id) ?? null });
}

const sessionOf = (appointmentId: string | null, day: Day): string => `${appointmentId} ${day}`;

/** A provider's last days and everything to come, with who comes and how to reach them. */
export async function agendaOf(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Agenda> {
  const first = addDays(today, -DAYS_BACK);
  // The clinic's date may differ from the reader's.
  const since = { from: addDays(first, -1), to: EVER.to };
  const [appointments, records] = await Promise.all([
    appointmentsOfProvider(db, userId, since),
    attendanceByTrainer(db, userId, since),
  ]);
  const clientOf = await clientsOf(
    db,
    appointments.map(({ user_id }) => user_id),
  );
  // A missed one may have been moved to another day since.
  const attendance = new Map(records.map((each) => [sessionOf(each.appointment_id, each.session_date), each]));
  const visits = appointments
    .map((appointment) => ({
      appointment,
      client: clientOf(appointment.user_id),
      day: dayIn(zone, Date.parse(appointment.starts_at)),
      attendance: attendance.get(sessionOf(appointment.id, appointment.scheduled_date)) ?? null,
    }))
    .filter(({ day }) => day >= first);
  return { week: weekAhead(appointments, { today, zone }), visits };
}

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

export const firstOfWeek = (today: Day): Day => addDays(today, 1 - WEEK_DAYS);

const lastWeek = ({ today, zone }: Here) => spanOf(firstOfWeek(today), today, zone);

export interface Summary {
  focus: string | null;
  perWeek: number | null;
  sessions: number;
  weight: Measurement | null;
  note: string | null;
  attended: number;
  /** Sessions whose attendance is known. */
  met: number;
}

/** What is worth knowing before a client comes in, as far as this provider may see it. */
export async function summaryOf(db: ReadOnly, userId: string, clientId: string, here: Here): Promise<Summary> {
  const { today } = here;
  const past = { from: addDays(today, -MONTH_DAYS), to: today };
  const [assignments, sessions, weight, records, visits] = await Promise.all([
    activeClients(db, userId),
    sessionsCompleted(db, clientId, lastWeek(here)),
    latestMeasurement(db, clientId, 'weight'),
    attendanceOfClient(db, clientId, past),
    appointmentsOfProvider(db, userId, past),
  ]);
  const assignment = assignments.find(({ client_id }) => client_id === clientId);
  const noted = visits.findLast(({ user_id, notes }) => user_id === clientId && notes !== null);
  return {
    focus: assignment?.program_focus ?? null,
    perWeek: assignment?.sessions_per_week ?? null,
    sessions: sessions.length,
    weight,
    note: noted?.notes ?? null,
    attended: records.filter(({ status }) => status === 'attended').length,
    met: records.length,
  };
}

export interface Cared {
  clientId: string;
  /** Null for a client with an appointment who is not assigned to the provider. */
  assignment: ClientAssignment | null;
  client: Client;
  latest: ProgressEvaluation | null;
  before: ProgressEvaluation | null;
}

/**
 * The assigned clients, then all others in the provider's care, such as those with an appointment: the server shares a
 * contact as long as the records. With the latest that was written about each.
 */
export async function caredFor(db: ReadOnly, userId: string): Promise<Cared[]> {
  const [assignments, known] = await Promise.all([activeClients(db, userId), knownContacts(db)]);
  const given = new Map(assignments.map((assignment) => [assignment.client_id, assignment]));
  const others = known.map(({ id }) => id).filter((id) => id !== userId && !given.has(id));
  const ids = [...given.keys(), ...others];
  const clientOf = await clientsOf(db, ids);
  const cared = await Promise.all(
    ids.map(async (clientId) => {
      const [latest = null, before = null] = await evaluationsOfClient(db, clientId, 2);
      return { clientId, assignment: given.get(clientId) ?? null, client: clientOf(clientId), latest, before };
    }),
  );
  const byName = cared.slice(given.size).toSorted((a, b) => a.client.name.localeCompare(b.client.name));
  return [...cared.slice(0, given.size), ...byName];
}

/** A client's recent activity, as far as it is shared with the trainer. */
export interface Lately {
  /** Newest first. */
  workouts: { session: WorkoutSession; sets: number }[];
  glassesToday: number;
}

async function latelyOf(db: ReadOnly, clientId: string, here: Here): Promise<Lately> {
  const [sessions, glassesToday] = await Promise.all([
    sessionsCompleted(db, clientId, lastWeek(here)),
    waterOfDay(db, clientId, here.today),
  ]);
  const workouts = await Promise.all(
    sessions.map(async (session) => ({ session, sets: (await setsOfSession(db, session.id)).length })),
  );
  return { workouts: workouts.toReversed(), glassesToday };
}

/**
 * What was done before the last days, the latest first; null where this device holds no more than its share: nobody
 * follows, or the history has not come yet, of which the first sign is what is older than any share of days.
 */
export async function earlierOf(
  db: ReadOnly,
  pair: Pair,
  { today, zone }: Here,
): Promise<{ workouts: WorkoutSession[] } | null> {
  if (!(await followOf(db, pair))) return null;
  const { from: to } = lastWeek({ today, zone });
  const workouts = await sessionsCompleted(db, pair.client_id, { from: '1970-01-01T00:00:00Z', to });
  const [oldest] = workouts;
  const { from: beyond } = spanOf(addDays(today, -MONTH_DAYS), today, zone);
  const hasCome = oldest !== undefined && (oldest.completed_at ?? to) < beyond;
  return hasCome ? { workouts: workouts.toReversed() } : null;
}

export interface ClientFile {
  lately: Lately;
  evaluations: ProgressEvaluation[];
  milestones: Milestone[];
}

export const EVALUATIONS_SHOWN = 12;

export async function fileOf(db: ReadOnly, clientId: string, here: Here): Promise<ClientFile> {
  const [lately, evaluations, milestones] = await Promise.all([
    latelyOf(db, clientId, here),
    evaluationsOfClient(db, clientId, EVALUATIONS_SHOWN + 1),
    milestonesOf(db, [clientId]),
  ]);
  return { lately, evaluations, milestones };
}

/** Today's attendance by client. */
export async function attendanceToday(
  db: ReadOnly,
  userId: string,
  today: Day,
): Promise<Map<string, AttendanceRecord>> {
  const records = await attendanceByTrainer(db, userId, { from: today, to: today });
  return new Map(records.map((record) => [record.client_id, record]));
}
