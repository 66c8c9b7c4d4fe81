import { appointmentsOfProvider, EVER, isOpen } from '#sync/queries/appointments.ts';
import { attendanceOfClient } from '#sync/queries/attendance-records.ts';
import { papersBy } from '#sync/queries/care-papers.ts';
import { notesAbout, notesBy } from '#sync/queries/care-notes.ts';
import type { CareNote } from '#sync/entities/care-notes.ts';
import { endedWith } from '#sync/queries/client-assignments.ts';
import { contactsById } from '#sync/queries/contacts.ts';
import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { peopleById } from '#sync/queries/people.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { spanOf } from '#sync/queries/span.ts';
import { casesOf } from '#sync/queries/surgery.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { careOf } from '#src/work/care/stands.ts';
import type { Care } from '#src/work/care/stands.ts';
import { standingsOf } from '#src/work/goals/standing.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import { readingsOf, trendOf } from '#src/work/goals/trend.ts';
import { leftOver } from '../kept/queries.ts';
import { firstOfWeek } from '../queries.ts';
import { stateOfClient } from '../roster/queries.ts';
import type { State } from '../roster/signs.ts';

export interface Subject {
  clientId: string;
  name: string;
  phone: string | null;
  /** While it does not stand nothing of the record is on this device; what the reader wrote is his to read. */
  care: Care;
  /** The reader has surgeries of theirs, which stay read. */
  hasCases: boolean;
  /** The reader wrote notes or papers about them; asked only once the care stands no more. */
  hasWritten: boolean;
  /** Of the reader. */
  role: string | null;
}

/** Whose record it is; null where the reader never cared for them, and has typed or written nothing about them. */
export async function subjectOf(db: ReadOnly, userId: string, clientId: string): Promise<Subject | null> {
  if (clientId === userId) return null;
  const [care, [contact], [person], profile, cases] = await Promise.all([
    careOf(db, userId, clientId),
    contactsById(db, [clientId]),
    peopleById(db, [clientId]),
    profileOf(db, userId),
    casesOf(db, clientId),
  ]);
  const hasCases = cases.some(({ surgeon_id }) => surgeon_id === userId);
  const hasWritten =
    care.name !== 'stands' &&
    (await Promise.all([notesBy(db, userId), papersBy(db, userId)]))
      .flat()
      .some(({ client_id }) => client_id === clientId);
  // Asked only where it decides, or each key that is typed would read the record anew.
  const wasThere = async (): Promise<boolean> =>
    (await endedWith(db, { provider_id: userId, client_id: clientId })).length > 0 ||
    (await leftOver(db, userId, clientId)).length > 0;
  const isGone = care.name === 'over' || care.name === 'closed';
  if (isGone && !hasCases && !hasWritten && !(await wasThere())) return null;
  return {
    clientId,
    name: person ? fullNameOf(person) : '',
    phone: contact?.phone ?? null,
    care,
    hasCases,
    hasWritten,
    role: profile?.role ?? null,
  };
}

const DAYS = 30;

interface Weight {
  kg: number;
  day: Day;
}

export interface Overview {
  state: State;
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
  const [state, visits, records, weight, standings, meals, water, workouts] = await Promise.all([
    stateOfClient(db, userId, clientId, { here, now }),
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
    state,
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
