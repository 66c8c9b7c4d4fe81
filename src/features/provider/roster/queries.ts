import { attendanceByTrainer } from '#sync/queries/attendance-records.ts';
import { appointmentsOfProvider, EVER, isOpen } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { papersBy } from '#sync/queries/care-papers.ts';
import { notesBy } from '#sync/queries/care-notes.ts';
import type { ClientAssignment } from '#sync/entities/client-assignments.ts';
import { clientsOf as assignedTo } from '#sync/queries/client-assignments.ts';
import { knownContacts } from '#sync/queries/contacts.ts';
import type { MessageRead } from '#sync/entities/message-reads.ts';
import { profiles } from '#sync/entities/profiles.ts';
import type { PersonalRange } from '#sync/entities/personal-ranges.ts';
import { heldReads } from '#sync/queries/message-reads.ts';
import type { Message } from '#sync/entities/messages.ts';
import { heldMessages, isTeam, messagesIn, teamOf } from '#sync/queries/messages.ts';
import { heldRanges } from '#sync/queries/personal-ranges.ts';
import { peopleById } from '#sync/queries/people.ts';
import { one } from '#sync/queries/reading.ts';
import { casesBy } from '#sync/queries/surgery.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { verdictOn } from '#src/work/health/ranges.ts';
import { VITALS } from '#src/work/health/vitals.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { last, loggedLast, logsOf, newestOf } from './logs.ts';
import type { Logs, Newest } from './logs.ts';
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

const ALARM_DAYS = 3;
const ATTENDANCE_DAYS = 30;

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

const newestFirst = (messages: readonly Message[]): Message[] =>
  messages.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));

/** Of what the client wrote to this provider, or to his team. However much others write there, it hides none of it. */
function unreadOf(messages: readonly Message[], clientId: string, { userId, reads, here: { zone } }: Asked) {
  const own = reads.filter((each) => each.client_id === clientId && each.user_id === userId);
  const upTo = new Map(own.map((each) => [each.provider_id, Date.parse(each.read_at ?? '1970-01-01T00:00:00Z')]));
  const unread = newestFirst(
    messages.filter(
      ({ sender_id, provider_id, arrived_at, retract_reason }) =>
        sender_id === clientId && retract_reason === null && Date.parse(arrived_at) > (upTo.get(provider_id) ?? 0),
    ),
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

/** What is asked once, however many clients there are. */
interface Asked {
  userId: string;
  here: Here;
  own: Own;
  reads: readonly MessageRead[];
  ranges: readonly PersonalRange[];
  /** Doctors see what is measured, and none of the days. */
  seesLogs: boolean;
}

async function askedBy(db: ReadOnly, userId: string, here: Here, now: number): Promise<Asked> {
  const [profile, own, reads, ranges] = await Promise.all([
    one(db, profiles, userId),
    ownOf(db, userId, here, now),
    heldReads(db),
    heldRanges(db),
  ]);
  const seesLogs = profile?.role === 'trainer' || profile?.role === 'nutritionist';
  return { userId, here, own, reads, ranges, seesLogs };
}

interface Given {
  clientId: string;
  assignment: ClientAssignment | undefined;
  isOver: boolean;
  logs: Logs;
  messages: readonly Message[];
}

function stateIn(asked: Asked, { clientId, assignment, isOver, logs, messages }: Given) {
  const { here, own, ranges, seesLogs } = asked;
  const newest = newestOf(logs.measured);
  const loggedOn = loggedLast(logs, newest, here.zone);
  const signs: Signs = {
    ...unreadOf(messages, clientId, asked),
    isPaused: assignment?.status === 'paused',
    isOver,
    alarmOn: alarmOf(
      newest,
      ranges.filter(({ user_id }) => user_id === clientId),
      here,
    ),
    missedOn: missedOf(own.attendance.get(clientId)),
    loggedOn: seesLogs ? loggedOn : null,
    since: seesLogs ? (assignment?.assignment_date ?? null) : null,
  };
  return { state: stateOf(signs, here.today), loggedOn };
}

/** In the conversation of the two, and in that of the client's team. */
async function writtenTo(db: ReadOnly, userId: string, clientId: string): Promise<Message[]> {
  const pairs = [{ client_id: clientId, provider_id: userId }, teamOf(clientId)];
  return (await Promise.all(pairs.map((pair) => messagesIn(db, pair)))).flat();
}

/** How one client who is in care is doing, as the list says it. */
export async function stateOfClient(
  db: ReadOnly,
  userId: string,
  clientId: string,
  { here, now }: { here: Here; now: number },
): Promise<State> {
  const [asked, assignments, messages, logs] = await Promise.all([
    askedBy(db, userId, here, now),
    assignedTo(db, userId),
    writtenTo(db, userId, clientId),
    logsOf(db, clientId, here),
  ]);
  const assignment = assignments.find(({ client_id }) => client_id === clientId);
  return stateIn(asked, { clientId, assignment, isOver: false, logs, messages }).state;
}

/** Those of this provider's conversations, by client. */
function conversationsOf(messages: readonly Message[], userId: string): Map<string, Message[]> {
  const own = messages.filter((message) => message.provider_id === userId || isTeam(message));
  return Map.groupBy(own, ({ client_id }) => client_id);
}

/**
 * The assigned clients, all others in the provider's care, and whom he has notes, papers or surgeries of; who is paused is
 * known by name alone.
 */
export async function rosterOf(db: ReadOnly, userId: string, here: Here, now: number): Promise<Listed[]> {
  // One question for all clients where it brings no row that one for each would not; of measurements there are more than
  // are remembered from one time to the next, so that each client is asked for.
  const [asked, messages, assignments, known, notes, papers, cases] = await Promise.all([
    askedBy(db, userId, here, now),
    heldMessages(db),
    assignedTo(db, userId),
    knownContacts(db),
    notesBy(db, userId),
    papersBy(db, userId),
    casesBy(db, userId),
  ]);
  const given = new Map<string, ClientAssignment>(assignments.map((each) => [each.client_id, each]));
  const inCare = new Set([...given.keys(), ...known.map(({ id }) => id)]);
  const ids = [...new Set([...inCare, ...[...notes, ...papers, ...cases].map(({ client_id }) => client_id)])].filter(
    (id) => id !== userId,
  );
  const names = new Map((await peopleById(db, ids)).map((person) => [person.id, fullNameOf(person)]));
  const conversations = conversationsOf(messages, userId);
  return Promise.all(
    ids.map(async (clientId): Promise<Listed> => {
      const assignment = given.get(clientId);
      const { state, loggedOn } = stateIn(asked, {
        clientId,
        assignment,
        isOver: !inCare.has(clientId),
        logs: await logsOf(db, clientId, here),
        messages: conversations.get(clientId) ?? [],
      });
      return {
        clientId,
        name: names.get(clientId) ?? '',
        focus: assignment?.program_focus ?? null,
        perWeek: assignment?.sessions_per_week ?? null,
        state,
        next: asked.own.coming.get(clientId)?.[0]?.starts_at ?? null,
        loggedOn,
      };
    }),
  );
}
