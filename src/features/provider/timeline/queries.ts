import { appointmentsOfProvider } from '#sync/queries/appointments.ts';
import { attendanceOfClient } from '#sync/queries/attendance-records.ts';
import { factsOf } from '#sync/queries/care-facts.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { clientsOf } from '#sync/queries/client-assignments.ts';
import { goalsOf as aimsOf } from '#sync/queries/goals.ts';
import { grantsTo } from '#sync/queries/grants.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { mealsBetween, mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { measurementsHeld } from '#sync/queries/measurements.ts';
import { milestonesOf } from '#sync/queries/milestones.ts';
import { goalsOf as targetsOf } from '#sync/queries/nutrition-goals.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import { spanOf } from '#sync/queries/span.ts';
import { casesOf, operationsOf } from '#sync/queries/surgery.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fileOfNotes } from '../record/queries.ts';
import { withDoers } from './events.ts';
import type { Done, Event } from './events.ts';

const DAYS = 30;
/** Planned so far ahead, it was planned lately. */
const PLANNED_AHEAD = 27;
const MOST_EVALUATIONS = 30;

interface Of {
  db: ReadOnly;
  userId: string;
  clientId: string;
  here: Here;
  from: Day;
  dayOf: (instant: string) => Day;
}

/** Whom the client met, and in whose care they came. */
async function visitsOf({ db, userId, clientId, here: { today }, from, dayOf }: Of): Promise<Done[]> {
  const [visits, records, assignments] = await Promise.all([
    appointmentsOfProvider(db, userId, { from, to: today }),
    attendanceOfClient(db, clientId, { from, to: today }),
    clientsOf(db, userId),
  ]);
  const came = new Map(records.map(({ appointment_id, status }) => [appointment_id, status]));
  // The server begins it, by a word of both or of the office.
  const begun = assignments
    .filter(({ client_id }) => client_id === clientId)
    .map(({ id, assignment_date }): Done => ({ what: 'care', id, day: assignment_date, by: 'app' }));
  const told = ({ id, title, starts_at, status, provider_id, decline_reason }: Appointment): Done => {
    const by = { id: provider_id };
    if (status !== 'declined')
      return { what: 'visit', id, day: dayOf(starts_at), title, came: came.get(id) ?? null, by };
    return { what: 'declined', id, day: dayOf(starts_at), title, by: decline_reason === 'provider' ? by : 'app' };
  };
  return [...begun, ...visits.filter((visit) => visit.user_id === clientId && visit.status !== 'cancelled').map(told)];
}

async function trainingOf({ db, clientId, here: { today, zone }, from, dayOf }: Of): Promise<Done[]> {
  const [sessions, programs, evaluations, milestones] = await Promise.all([
    sessionsCompleted(db, clientId, spanOf(from, today, zone)),
    programsOf(db, clientId),
    evaluationsOfClient(db, clientId, MOST_EVALUATIONS),
    milestonesOf(db, [clientId]),
  ]);
  const ofProgram = (program: WorkoutProgram): Done[] => {
    const { id, assigned_by, created_at, started_at } = program;
    const offered: Done = {
      what: 'offered',
      id: `offered ${id}`,
      day: dayOf(created_at),
      program,
      by: { id: assigned_by },
    };
    const started: Done[] = started_at
      ? [{ what: 'started', id: `started ${id}`, day: dayOf(started_at), program, by: 'client' }]
      : [];
    return assigned_by === null ? started : [offered, ...started];
  };
  return [
    ...programs.flatMap(ofProgram),
    ...sessions.map(({ id, completed_at, name }): Done => ({
      what: 'workout',
      id,
      day: dayOf(completed_at ?? ''),
      name,
      by: 'client',
    })),
    ...evaluations.map(({ id, evaluation_date: day, overall_score: score, trainer_id }): Done => ({
      what: 'evaluation',
      id,
      day,
      score,
      by: { id: trainer_id },
    })),
    ...milestones.flatMap(({ id, achieved_at, title, trainer_id }): Done[] =>
      achieved_at === null ? [] : [{ what: 'milestone', id, day: dayOf(achieved_at), title, by: { id: trainer_id } }],
    ),
  ];
}

async function eatingOf({ db, clientId, here: { today }, from, dayOf }: Of): Promise<Done[]> {
  const [logged, planned, targets] = await Promise.all([
    mealsLoggedBetween(db, clientId, from, today),
    mealsBetween(db, clientId, from, addDays(today, PLANNED_AHEAD)),
    targetsOf(db, clientId),
  ]);
  const byPlanner = Map.groupBy(
    planned.filter(({ planned_by }) => planned_by !== null),
    ({ planned_by, created_at }) => `${dayOf(created_at)} ${planned_by}`,
  );
  return [
    ...[...Map.groupBy(logged, ({ date }) => date)].map(([day, { length: count }]): Done => ({
      what: 'meals',
      id: `meals ${day}`,
      day,
      count,
      by: 'client',
    })),
    ...[...byPlanner].flatMap(([id, meals]): Done[] =>
      meals[0]
        ? [
            {
              what: 'planned',
              id,
              day: dayOf(meals[0].created_at),
              count: meals.length,
              by: { id: meals[0].planned_by },
            },
          ]
        : [],
    ),
    ...targets.map(({ id, created_at, calories_target: kcal, set_by }): Done => ({
      what: 'targets',
      id,
      day: dayOf(created_at),
      kcal,
      by: set_by === null ? 'client' : { id: set_by },
    })),
  ];
}

async function bodyOf({ db, clientId, dayOf }: Of): Promise<Done[]> {
  const [held, aims] = await Promise.all([measurementsHeld(db, clientId), aimsOf(db, clientId)]);
  const others = held.filter(({ kind }) => kind !== 'weight');
  return [
    ...held
      .filter(({ kind }) => kind === 'weight')
      .map(({ id, measured_at, value }): Done => ({
        what: 'weighed',
        id,
        day: dayOf(measured_at),
        kg: value,
        by: 'client',
      })),
    ...[...Map.groupBy(others, ({ measured_at }) => dayOf(measured_at))].map(([day, { length: count }]): Done => ({
      what: 'measured',
      id: `measured ${day}`,
      day,
      count,
      by: 'client',
    })),
    ...aims.map(({ id, title, created_at, provider_id }): Done => ({
      what: 'goal',
      id: `goal ${id}`,
      day: dayOf(created_at),
      title,
      by: provider_id === null ? 'client' : { id: provider_id },
    })),
    ...aims.flatMap(({ id, title, completed_at }): Done[] =>
      completed_at ? [{ what: 'reached', id: `reached ${id}`, day: dayOf(completed_at), title, by: 'client' }] : [],
    ),
  ];
}

async function treatmentOf({ db, clientId, dayOf }: Of): Promise<Done[]> {
  const [papers, facts, orders, results, cases] = await Promise.all([
    papersOf(db, clientId),
    factsOf(db, clientId),
    labOrdersOf(db, clientId),
    labResultsOf(db, clientId),
    casesOf(db, clientId),
  ]);
  const operations = await operationsOf(
    db,
    cases.map(({ id }) => id),
  );
  const released = Map.groupBy(
    results.filter(({ released_at }) => released_at !== null),
    ({ order_id, released_at }) => `${order_id} ${dayOf(released_at ?? '')}`,
  );
  return [
    ...papers.map(({ id, kind, signed_at, author_id }): Done => ({
      what: 'paper',
      id,
      day: dayOf(signed_at),
      kind,
      by: { id: author_id },
    })),
    ...facts.map(({ id, kind, name, signed_at, signed_by_id }): Done => ({
      what: 'fact',
      id,
      day: dayOf(signed_at),
      kind,
      name,
      by: { id: signed_by_id },
    })),
    ...orders.map(({ id, order_number: number, ordered_date, ordered_by_id }): Done => ({
      what: 'order',
      id,
      day: dayOf(ordered_date),
      number,
      by: ordered_by_id === clientId ? 'client' : { id: ordered_by_id },
    })),
    ...[...released].flatMap(([id, [first, ...rest]]): Done[] =>
      first
        ? [
            {
              what: 'results',
              id,
              day: dayOf(first.released_at ?? ''),
              count: rest.length + 1,
              by: { id: first.signed_by_id ?? first.verified_by_id ?? first.entered_by_id },
            },
          ]
        : [],
    ),
    ...operations.map(({ id, kind, done_on: day, surgeon_id }): Done => ({
      what: 'surgery',
      id,
      day,
      kind,
      by: { id: surgeon_id },
    })),
  ];
}

/** What the reader wrote, and what the client shows to the reader. */
async function betweenThem({ db, userId, clientId, here: { today }, dayOf }: Of): Promise<Done[]> {
  const [{ notes }, ...grants] = await Promise.all([
    fileOfNotes(db, userId, clientId),
    grantsTo(db, userId, 'progress_photos', { today, clientId }),
    grantsTo(db, userId, 'health_records', { today, clientId }),
  ]);
  return [
    ...notes
      .filter(({ note }) => note.signed_at !== null)
      .map(({ note: { id, noted_on: day, template, author_id } }): Done => ({
        what: 'note',
        id,
        day,
        template,
        by: { id: author_id },
      })),
    ...grants.flat().map(({ id, subject, created_at }): Done => ({
      what: 'shown',
      id,
      day: dayOf(created_at),
      subject,
      by: 'client',
    })),
  ];
}

/** What happened in the last days, the latest first, and who did it. */
export async function timelineOf(db: ReadOnly, userId: string, clientId: string, here: Here): Promise<Event[]> {
  const from = addDays(here.today, -DAYS);
  const dayOf = (instant: string): Day => dayIn(here.zone, Date.parse(instant));
  const of: Of = { db, userId, clientId, here, from, dayOf };
  const parts = [visitsOf, trainingOf, eatingOf, bodyOf, treatmentOf, betweenThem];
  const done = (await Promise.all(parts.map((part) => part(of))))
    .flat()
    .filter(({ day }) => day >= from && day <= here.today)
    .toSorted((a, b) => b.day.localeCompare(a.day));
  return withDoers(db, userId, done);
}
