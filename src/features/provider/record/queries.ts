import { appointmentsOfProvider, EVER, isOpen } from '#sync/queries/appointments.ts';
import { attendanceOfClient } from '#sync/queries/attendance-records.ts';
import { papersBy } from '#sync/queries/care-papers.ts';
import { notesAbout, notesBy } from '#sync/queries/care-notes.ts';
import type { CareNote } from '#sync/entities/care-notes.ts';
import { clientsOf } from '#sync/queries/client-assignments.ts';
import { contactsById } from '#sync/queries/contacts.ts';
import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { milestonesOf } from '#sync/queries/milestones.ts';
import { peopleById } from '#sync/queries/people.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import { spanOf } from '#sync/queries/span.ts';
import { casesOf } from '#sync/queries/surgery.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { standingsOf } from '#src/work/goals/standing.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import { readingsOf, trendOf } from '#src/work/goals/trend.ts';
import { firstOfWeek } from '../queries.ts';

export interface Subject {
  clientId: string;
  name: string;
  phone: string | null;
  /** The care rests: nothing of the record is on this device. */
  isPaused: boolean;
  /** The care has ended: what the reader wrote is his to read, and nothing else. */
  isOver: boolean;
  /** The reader has surgeries of theirs, which stay read. */
  hasCases: boolean;
  /** Of the reader. */
  role: string | null;
}

/** Whose record it is; null where the reader neither cares for them nor has written about them or operated them. */
export async function subjectOf(db: ReadOnly, userId: string, clientId: string): Promise<Subject | null> {
  const [assignments, [contact], [person], profile, cases] = await Promise.all([
    clientsOf(db, userId),
    contactsById(db, [clientId]),
    peopleById(db, [clientId]),
    profileOf(db, userId),
    casesOf(db, clientId),
  ]);
  const hasCases = cases.some(({ surgeon_id }) => surgeon_id === userId);
  const assignment = assignments.find(({ client_id }) => client_id === clientId);
  const isOver = !assignment && !contact;
  if (clientId === userId) return null;
  const hasWritten = async (): Promise<boolean> =>
    (await Promise.all([notesBy(db, userId), papersBy(db, userId)]))
      .flat()
      .some(({ client_id }) => client_id === clientId);
  if (isOver && !hasCases && !(await hasWritten())) return null;
  return {
    clientId,
    name: person ? fullNameOf(person) : '',
    phone: contact?.phone ?? null,
    isPaused: assignment?.status === 'paused',
    isOver,
    hasCases,
    role: profile?.role ?? null,
  };
}

const DAYS = 30;
const MOST_EVALUATIONS = 30;

interface Weight {
  kg: number;
  day: Day;
}

export interface Overview {
  next: Appointment | null;
  attended: number;
  /** Sessions whose attendance is known. */
  met: number;
  /** Its trend, and when the client was weighed last. */
  weight: Weight | null;
  goals: Standing[];
  meals: number;
  waterDays: number;
  workouts: number;
}

const since = ({ today, zone }: Here) => spanOf(addDays(today, -DAYS), today, zone);

async function weightOf(db: ReadOnly, userId: string, { zone }: Here): Promise<Weight | null> {
  const rows = await measurementSeries(db, { userId, kind: 'weight' });
  const readings = readingsOf(rows, zone);
  const day = readings.at(-1)?.day;
  const now = trendOf(readings).at(-1);
  return day === undefined || !now ? null : { kg: now.value, day };
}

/** As far as this provider may see it, and this device holds it. */
export async function overviewOf(
  db: ReadOnly,
  userId: string,
  clientId: string,
  { here, now }: { here: Here; now: number },
): Promise<Overview> {
  const { today, zone } = here;
  const first = firstOfWeek(today);
  const [visits, records, weight, standings, meals, water, workouts] = await Promise.all([
    appointmentsOfProvider(db, userId, { from: addDays(today, -1), to: EVER.to }),
    attendanceOfClient(db, clientId, { from: addDays(today, -DAYS), to: today }),
    weightOf(db, clientId, here),
    standingsOf(db, clientId, here),
    mealsLoggedBetween(db, clientId, first, today),
    waterBetween(db, clientId, first, today),
    sessionsCompleted(db, clientId, spanOf(first, today, zone)),
  ]);
  const comes = (visit: Appointment): boolean =>
    visit.user_id === clientId && isOpen(visit) && Date.parse(visit.ends_at) > now;
  return {
    next: visits.find(comes) ?? null,
    attended: records.filter(({ status }) => status === 'attended').length,
    met: records.length,
    weight,
    goals: standings.filter(({ goal }) => goal.status === 'active'),
    meals: meals.length,
    waterDays: water.filter(({ glasses_consumed }) => glasses_consumed > 0).length,
    workouts: workouts.length,
  };
}

type Happened =
  | { what: 'visit'; title: string; came: 'attended' | 'missed' | null }
  | { what: 'note'; template: CareNote['template'] }
  | { what: 'evaluation'; score: number }
  | { what: 'workout'; name: string }
  | { what: 'milestone'; title: string }
  | { what: 'weighed'; kg: number }
  | { what: 'meals'; count: number };

export type Event = Happened & { id: string; day: Day };

/** What happened in the last days, the latest first. */
export async function timelineOf(db: ReadOnly, userId: string, clientId: string, here: Here): Promise<Event[]> {
  const { today, zone } = here;
  const from = addDays(today, -DAYS);
  const dayOf = (instant: string | null): Day => dayIn(zone, Date.parse(instant ?? ''));
  const [visits, records, { notes }, evaluations, sessions, milestones, weights, meals] = await Promise.all([
    appointmentsOfProvider(db, userId, { from, to: today }),
    attendanceOfClient(db, clientId, { from, to: today }),
    fileOfNotes(db, userId, clientId),
    evaluationsOfClient(db, clientId, MOST_EVALUATIONS),
    sessionsCompleted(db, clientId, since(here)),
    milestonesOf(db, [clientId]),
    measurementSeries(db, { userId: clientId, kind: 'weight', ...since(here) }),
    mealsLoggedBetween(db, clientId, from, today),
  ]);
  const came = new Map(records.map(({ appointment_id, status }) => [appointment_id, status]));
  const events: Event[] = [
    ...visits
      .filter(({ user_id, status }) => user_id === clientId && status !== 'cancelled' && status !== 'declined')
      .map(({ id, title, starts_at }) => ({
        what: 'visit' as const,
        id,
        day: dayOf(starts_at),
        title,
        came: came.get(id) ?? null,
      })),
    ...notes
      .filter(({ note }) => note.signed_at !== null)
      .map(({ note: { id, noted_on, template } }) => ({ what: 'note' as const, id, day: noted_on, template })),
    ...evaluations.map(({ id, evaluation_date, overall_score }) => ({
      what: 'evaluation' as const,
      id,
      day: evaluation_date,
      score: overall_score,
    })),
    ...sessions.map(({ id, completed_at, name }) => ({ what: 'workout' as const, id, day: dayOf(completed_at), name })),
    ...milestones
      .filter(({ achieved_at }) => achieved_at !== null)
      .map(({ id, achieved_at, title }) => ({ what: 'milestone' as const, id, day: dayOf(achieved_at), title })),
    ...weights.map(({ id, measured_at, value }) => ({
      what: 'weighed' as const,
      id,
      day: dayOf(measured_at),
      kg: value,
    })),
    ...[...Map.groupBy(meals, ({ date }) => date)].map(([day, ofDay]) => ({
      what: 'meals' as const,
      id: `meals ${day}`,
      day,
      count: ofDay.length,
    })),
  ];
  return events.filter(({ day }) => day >= from && day <= today).toSorted((a, b) => b.day.localeCompare(a.day));
}

const MOST_NOTES = 200;

export interface Written {
  note: CareNote;
  /** What was added to it later, oldest first. */
  added: CareNote[];
}

/** What one has written about a client: drafts first, then by the day they are about, the latest first. */
export async function fileOfNotes(db: ReadOnly, userId: string, clientId: string): Promise<{ notes: Written[] }> {
  const all = (await notesAbout(db, clientId, MOST_NOTES)).filter(({ author_id }) => author_id === userId);
  const additions = Map.groupBy(all.filter(({ amends }) => amends !== null).toReversed(), ({ amends }) => amends);
  const notes = all
    .filter(({ amends }) => amends === null)
    .toSorted(
      (a, b) => Number(a.signed_at !== null) - Number(b.signed_at !== null) || b.noted_on.localeCompare(a.noted_on),
    );
  return { notes: notes.map((note) => ({ note, added: additions.get(note.id) ?? [] })) };
}
