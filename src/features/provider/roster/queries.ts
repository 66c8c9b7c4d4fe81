import { attendanceByTrainer } from '#sync/queries/attendance-records.ts';
import { appointmentsOfProvider, EVER, isOpen } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { papersBy } from '#sync/queries/care-papers.ts';
import { notesBy } from '#sync/queries/care-notes.ts';
import type { ClientAssignment } from '#sync/entities/client-assignments.ts';
import { clientsOf as assignedTo } from '#sync/queries/client-assignments.ts';
import { knownContacts } from '#sync/queries/contacts.ts';
import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { MessageRead } from '#sync/entities/message-reads.ts';
import type { PersonalRange } from '#sync/entities/personal-ranges.ts';
import { measurementsHeld } from '#sync/queries/measurements.ts';
import { heldReads } from '#sync/queries/message-reads.ts';
import { latestMessages } from '#sync/queries/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { heldRanges } from '#sync/queries/personal-ranges.ts';
import { peopleById } from '#sync/queries/people.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { spanOf } from '#sync/queries/span.ts';
import { casesBy } from '#sync/queries/surgery.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { verdictOn } from '#src/work/health/ranges.ts';
import { VITALS } from '#src/work/health/vitals.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { stateOf } from './signs.ts';
import type { Signs, State } from './signs.ts';

export interface Listed {
  clientId: string;
  name: string;
  focus: string | null;
  perWeek: number | null;
  state: State;
  /** The start of the next visit. */
  next: string | null;
  loggedOn: Day | null;
}

/** No share of a client's logs is shorter. */
const LOOKED_AT_DAYS = 9;
const ALARM_DAYS = 3;
const ATTENDANCE_DAYS = 30;
const UNREAD_MOST = 50;

/** Those that say by themselves that something cannot wait. */
const ALARMING: readonly Vital[] = [
  'pressure',
  'heart_rate',
  'resting_heart_rate',
  'blood_glucose',
  'oxygen_saturation',
  'temperature',
  'respiratory_rate',
];
/** What is measured at home. */
const MEASURED: readonly string[] = ['weight', 'waist', 'systolic', 'blood_glucose', 'steps', 'sleep'];

const last = (days: readonly (Day | undefined)[]): Day | null =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1) ?? null;

type Newest = ReadonlyMap<string, Measurement>;

/** Of each kind the newest: one question for all, because of forty clients each question counts. */
const newestOf = async (db: ReadOnly, clientId: string): Promise<Newest> =>
  new Map((await measurementsHeld(db, clientId)).map((row) => [row.kind, row]));

async function loggedLast(db: ReadOnly, clientId: string, newest: Newest, here: Here): Promise<Day | null> {
  const { today, zone } = here;
  const first = addDays(today, -LOOKED_AT_DAYS);
  const dayOf = (instant: string | null | undefined): Day | undefined =>
    instant ? dayIn(zone, Date.parse(instant)) : undefined;
  const [meals, water, sessions] = await Promise.all([
    mealsLoggedBetween(db, clientId, first, today),
    waterBetween(db, clientId, first, today),
    sessionsCompleted(db, clientId, spanOf(first, today, zone)),
  ]);
  return last([
    ...meals.map(({ date }) => date),
    ...water.map(({ date }) => date),
    ...sessions.map(({ completed_at }) => dayOf(completed_at)),
    ...MEASURED.map((kind) => dayOf(newest.get(kind)?.measured_at)),
  ]);
}

function alarmOf(newest: Newest, own: PersonalRange[], { today, zone }: Here): Day | null {
  // The scheme only names what is no alarm.
  const rule = { scheme: 'nigeria', own, isAdult: true } as const;
  const days = ALARMING.map((vital) => {
    const rows = VITALS[vital].flatMap((kind) => newest.get(kind) ?? []);
    const [first] = rows;
    const at = first?.measured_at;
    const values = Object.fromEntries(
      rows.filter(({ measured_at }) => measured_at === at).map(({ kind, value }) => [kind, value]),
    );
    const verdict = first && verdictOn(vital, { values, context: first.context }, rule);
    return at !== undefined && verdict?.level === 'alarm' ? dayIn(zone, Date.parse(at)) : undefined;
  });
  return last(days.filter((day) => day !== undefined && day >= addDays(today, -ALARM_DAYS)));
}

async function unreadOf(db: ReadOnly, pair: Pair, reads: readonly MessageRead[], zone: string) {
  const { client_id: clientId, provider_id: userId } = pair;
  const messages = await latestMessages(db, pair, UNREAD_MOST);
  const read = reads.find((each) => each.client_id === clientId && each.user_id === userId);
  const upTo = Date.parse(read?.read_at ?? '1970-01-01T00:00:00Z');
  const unread = messages.filter(
    ({ sender_id, arrived_at, retract_reason }) =>
      sender_id === clientId && retract_reason === null && Date.parse(arrived_at) > upTo,
  );
  const dayOf = (message: { created_at: string } | undefined): Day | null =>
    message ? dayIn(zone, Date.parse(message.created_at)) : null;
  return { waitsSince: dayOf(unread.at(-1)), urgentOn: dayOf(unread.find(({ urgent }) => urgent)) };
}

interface Own {
  /** By client, the latest last. */
  attendance: Map<string, AttendanceRecord[]>;
  coming: Map<string, Appointment[]>;
}

async function ownOf(db: ReadOnly, userId: string, { today }: Here, now: number): Promise<Own> {
  const [records, appointments] = await Promise.all([
    attendanceByTrainer(db, userId, { from: addDays(today, -ATTENDANCE_DAYS), to: today }),
    appointmentsOfProvider(db, userId, { from: addDays(today, -1), to: EVER.to }),
  ]);
  const coming = appointments.filter((each) => isOpen(each) && Date.parse(each.ends_at) > now);
  return {
    attendance: Map.groupBy(records, ({ client_id }) => client_id),
    coming: Map.groupBy(coming, ({ user_id }) => user_id),
  };
}

function missedOf(records: readonly AttendanceRecord[] = []): Day | null {
  const latest = records.at(-1);
  return latest?.status === 'missed' ? latest.session_date : null;
}

/**
 * The assigned clients, all others in the provider's care, and whom he has notes, papers or surgeries of; who is paused is
 * known by name alone.
 */
export async function rosterOf(db: ReadOnly, userId: string, here: Here, now: number): Promise<Listed[]> {
  const [assignments, known, notes, papers, cases, profile, own, reads, ranges] = await Promise.all([
    assignedTo(db, userId),
    knownContacts(db),
    notesBy(db, userId),
    papersBy(db, userId),
    casesBy(db, userId),
    profileOf(db, userId),
    ownOf(db, userId, here, now),
    heldReads(db),
    heldRanges(db),
  ]);
  // Doctors see what is measured, and none of the days.
  const seesLogs = profile?.role === 'trainer' || profile?.role === 'nutritionist';
  const given = new Map<string, ClientAssignment>(assignments.map((each) => [each.client_id, each]));
  const inCare = new Set([...given.keys(), ...known.map(({ id }) => id)]);
  const ids = [...new Set([...inCare, ...[...notes, ...papers, ...cases].map(({ client_id }) => client_id)])].filter(
    (id) => id !== userId,
  );
  const names = new Map((await peopleById(db, ids)).map((person) => [person.id, fullNameOf(person)]));
  return Promise.all(
    ids.map(async (clientId): Promise<Listed> => {
      const newest = await newestOf(db, clientId);
      const [loggedOn, unread] = await Promise.all([
        loggedLast(db, clientId, newest, here),
        unreadOf(db, { client_id: clientId, provider_id: userId }, reads, here.zone),
      ]);
      const assignment = given.get(clientId);
      const signs: Signs = {
        ...unread,
        isPaused: assignment?.status === 'paused',
        isOver: !inCare.has(clientId),
        alarmOn: alarmOf(
          newest,
          ranges.filter(({ user_id }) => user_id === clientId),
          here,
        ),
        missedOn: missedOf(own.attendance.get(clientId)),
        loggedOn: seesLogs ? loggedOn : null,
        since: seesLogs ? (assignment?.assignment_date ?? null) : null,
      };
      return {
        clientId,
        name: names.get(clientId) ?? '',
        focus: assignment?.program_focus ?? null,
        perWeek: assignment?.sessions_per_week ?? null,
        state: stateOf(signs, here.today),
        next: own.coming.get(clientId)?.[0]?.starts_at ?? null,
        loggedOn,
      };
    }),
  );
}
