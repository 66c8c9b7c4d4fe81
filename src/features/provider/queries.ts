import { appointmentsOfProvider } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { attendanceByTrainer, attendanceOfClient } from '#sync/queries/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
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
import { weekAhead } from '#src/data/week-ahead.ts';
import type { WeekAhead } from '#src/data/week-ahead.ts';
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
  /** In the zone of who looks. */
  day: Day;
  attendance: AttendanceRecord | null;
}

export interface Agenda {
  week: WeekAhead;
  /** In the order of the clock. */
  visits: Visit[];
}

async function clientsOf(db: ReadOnly, ids: readonly string[]): Promise<(id: string) => Client> {
  const [people, contacts] = await Promise.all([peopleById(db, ids), contactsById(db, ids)]);
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  const phones = new Map(contacts.map(({ id, phone }) => [id, phone]));
  return (id) => ({ name: names.get(id) ?? '', phone: phones.get(id) ?? null });
}

const END_OF_TIME = '9999-12-31';

const sessionOf = (appointmentId: string | null, day: Day): string => `${appointmentId} ${day}`;

/** The last days of a provider and all that is to come, with who comes and how they are reached. */
export async function agendaOf(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Agenda> {
  const first = addDays(today, -DAYS_BACK);
  // The clinic's day may be another than the one of who looks.
  const since = { from: addDays(first, -1), to: END_OF_TIME };
  const [appointments, records] = await Promise.all([
    appointmentsOfProvider(db, userId, since),
    attendanceByTrainer(db, userId, since),
  ]);
  const clientOf = await clientsOf(
    db,
    appointments.map(({ user_id }) => user_id),
  );
  // One that was missed may have been moved to another day since.
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

const lastWeek = ({ today, zone }: Here) => spanOf(addDays(today, 1 - WEEK_DAYS), today, zone);

export interface Summary {
  focus: string | null;
  perWeek: number | null;
  sessions: number;
  weight: Measurement | null;
  note: string | null;
  attended: number;
  /** Sessions of which it is known whether the client came. */
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
  /** Null for somebody who came by an appointment, and was not given to the provider. */
  assignment: ClientAssignment | null;
  client: Client;
  latest: ProgressEvaluation | null;
  before: ProgressEvaluation | null;
}

/**
 * The clients that were given to a provider, and then all others whom he cares for, as those who have an appointment:
 * the server hands out a contact as long as it does the records. With the last that was written about them.
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

/** What a client has done of late, as far as it is shared with the trainer. */
export interface Lately {
  /** The latest first. */
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

/** What was said of today, by client. */
export async function attendanceToday(
  db: ReadOnly,
  userId: string,
  today: Day,
): Promise<Map<string, AttendanceRecord>> {
  const records = await attendanceByTrainer(db, userId, { from: today, to: today });
  return new Map(records.map((record) => [record.client_id, record]));
}
