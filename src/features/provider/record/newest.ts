import { appointmentsOfProvider, EVER } from '#sync/queries/appointments.ts';
import { attendanceOfClient } from '#sync/queries/attendance-records.ts';
import { factsOf } from '#sync/queries/care-facts.ts';
import { notesAbout } from '#sync/queries/care-notes.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import { goalsOf as aimsOf } from '#sync/queries/goals.ts';
import { grantsTo } from '#sync/queries/grants.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { mealsBetween } from '#sync/queries/meal-plans.ts';
import { measurementsHeld } from '#sync/queries/measurements.ts';
import { medicinesOf } from '#sync/queries/medicines.ts';
import { milestonesOf } from '#sync/queries/milestones.ts';
import { goalsOf as targetsOf } from '#sync/queries/nutrition-goals.ts';
import { rangesOf } from '#sync/queries/personal-ranges.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import { casesOf, checkinsOf, consentsOf, operationsOf } from '#sync/queries/surgery.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Part } from './parts.ts';

interface Of {
  db: ReadOnly;
  userId: string;
  clientId: string;
}

type Changed = readonly { updated_at: string }[];
type Read = (of: Of) => Promise<Changed>;

const MOST = 200;
const { from: FIRST, to: LAST } = EVER;

const measured: Read = ({ db, clientId }) => measurementsHeld(db, clientId);
const trained: Read = ({ db, clientId }) => allCompleted(db, clientId);
const eaten: Read = ({ db, clientId }) => mealsBetween(db, clientId, FIRST, LAST);
const drunk: Read = ({ db, clientId }) => waterBetween(db, clientId, FIRST, LAST);
const aims: Read = ({ db, clientId }) => aimsOf(db, clientId);
const papers: Read = ({ db, clientId }) => papersOf(db, clientId);
const facts: Read = ({ db, clientId }) => factsOf(db, clientId);
const found: Read = ({ db, clientId }) => labResultsOf(db, clientId);
const targets: Read = ({ db, clientId }) => targetsOf(db, clientId);
const programs: Read = ({ db, clientId }) => programsOf(db, clientId);
const met: Read = ({ db, clientId }) => attendanceOfClient(db, clientId, EVER);
const judged: Read = async ({ db, clientId }) =>
  (await Promise.all([evaluationsOfClient(db, clientId, MOST), milestonesOf(db, [clientId])])).flat();
const visits: Read = async ({ db, userId, clientId }) =>
  (await appointmentsOfProvider(db, userId, EVER)).filter(({ user_id }) => user_id === clientId);
const notes: Read = async ({ db, userId, clientId }) =>
  (await notesAbout(db, clientId, MOST)).filter(({ author_id }) => author_id === userId);
const treated: Read = async ({ db, clientId }) =>
  (await Promise.all([medicinesOf(db, clientId), rangesOf(db, clientId)])).flat();
const files: Read = ({ db, clientId }) => healthRecordsOf(db, clientId);
/** All grants to the reader that are held, whether or not they have ended. */
const shown =
  (...subjects: Parameters<typeof grantsTo>[2][]): Read =>
  async ({ db, userId, clientId }) =>
    (await Promise.all(subjects.map((subject) => grantsTo(db, userId, subject, { today: FIRST, clientId })))).flat();
const surgery: Read = async ({ db, clientId }) => {
  const cases = await casesOf(db, clientId);
  const ids = cases.map(({ id }) => id);
  const parts = await Promise.all([consentsOf(db, ids), operationsOf(db, ids), checkinsOf(db, ids)]);
  return [...cases, ...parts.flat()];
};
const looked: Read = async ({ db, userId, clientId }) => {
  const [views, follow] = await Promise.all([
    latestViews(db, clientId, MOST),
    followOf(db, { follower_id: userId, client_id: clientId }),
  ]);
  return [...views.filter(({ viewer_id }) => viewer_id === userId), ...(follow ? [follow] : [])];
};

/** The rows that each part is read off. */
const READ: Readonly<Record<Part, readonly Read[]>> = {
  overview: [visits, met, aims, measured, eaten, drunk, trained],
  coaching: [trained, drunk, judged, met],
  program: [programs, trained],
  food: [eaten, targets],
  health: [measured, found, facts, treated],
  papers: [papers],
  surgery: [surgery],
  progress: [measured, trained, eaten, drunk],
  measured: [measured],
  photos: [shown('progress_photos')],
  files: [files, shown('health_records')],
  notes: [notes],
  timeline: [
    visits,
    met,
    notes,
    measured,
    trained,
    eaten,
    judged,
    programs,
    targets,
    aims,
    papers,
    facts,
    found,
    surgery,
  ],
  access: [looked, shown('progress_photos', 'health_records')],
};

/** When the last of what this device holds of a part was written; null where it holds nothing. */
export async function newestOf(db: ReadOnly, userId: string, clientId: string, part: Part): Promise<number | null> {
  const rows = (await Promise.all(READ[part].map((read) => read({ db, userId, clientId })))).flat();
  return rows.reduce<number | null>((newest, { updated_at }) => Math.max(newest ?? 0, Date.parse(updated_at)), null);
}
