import type { CarePaper } from '#sync/entities/care-papers.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { Goal } from '#sync/entities/goals.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { Person } from '#sync/entities/people.ts';
import type { SurgeryCase } from '#sync/entities/surgery-cases.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { appointmentsOfClient, EVER, isOpen } from '#sync/queries/appointments.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { goalsOf as aimsOf } from '#sync/queries/goals.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { countedOf, isOpenPlan, mealsBetween } from '#sync/queries/meal-plans.ts';
import { goalsOf, heldByKind, heldOn } from '#sync/queries/nutrition-goals.ts';
import type { HeldTargets } from '#sync/queries/nutrition-goals.ts';
import { peopleById } from '#sync/queries/people.ts';
import { rangesOf } from '#sync/queries/personal-ranges.ts';
import { casesOf } from '#sync/queries/surgery.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { isAssigned, programsOf } from '#sync/queries/workout-programs.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import { blocksOf, placeAfter, sessionsOf } from '#sync/rules/blocks.ts';
import type { Place } from '#sync/rules/blocks.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { endOf } from '#src/work/signed/papers.ts';
import { checkinsAfter, filesOf, stateOf } from '#src/work/surgery/case.ts';
import type { Asked } from '#src/work/surgery/case.ts';
import { dayOfNext, doneIn } from '#src/work/training/dates.ts';

/** Something that somebody planned for the client, by the provider's id; null where the account is gone. */
export type Planned = { by: string | null } & (
  | { what: 'program'; program: WorkoutProgram; done: number; of: number; on: Day | null; at: Place | null }
  | { what: 'meals'; count: number; first: Day; last: Day }
  | { what: 'targets'; targets: HeldTargets }
  | { what: 'goal'; goal: Goal }
  | { what: 'ranges'; count: number }
  | { what: 'medicine'; paper: CarePaper }
  | { what: 'lab'; order: LabOrder }
  | { what: 'operation'; surgery: SurgeryCase }
  | { what: 'checkin'; surgery: SurgeryCase; asked: Asked }
  | { what: 'visit'; visit: Appointment }
);

/** What is followed, and what waits to be begun. */
async function trainingOf(db: ReadOnly, userId: string, here: Here): Promise<Planned[]> {
  const [programs, sessions] = await Promise.all([programsOf(db, userId), allCompleted(db, userId)]);
  return Promise.all(
    programs.filter(isAssigned).map(async (program): Promise<Planned> => {
      const days = sessions
        .filter(({ program_id }) => program_id === program.id)
        .map(({ completed_at }) => dayIn(here.zone, Date.parse(completed_at ?? '')));
      const isDivided = program.block_weeks.length > 0;
      const blocks = blocksOf(program, isDivided ? await programPlan(db, program.id) : []);
      const [done, of] = [days.length, sessionsOf(blocks)];
      const on = done >= of ? null : dayOfNext(program, doneIn(program, days, here), here);
      const at = isDivided ? placeAfter(blocks, done) : null;
      return { what: 'program', by: program.assigned_by, program, done, of, on, at };
    }),
  );
}

async function mealsOf(db: ReadOnly, userId: string, today: Day): Promise<Planned[]> {
  const meals = countedOf(await mealsBetween(db, userId, today, EVER.to)).filter(isOpenPlan);
  return [...Map.groupBy(meals, ({ planned_by }) => planned_by)].map(([by, theirs]) => {
    const days = theirs.map(({ date }) => date).toSorted();
    return { what: 'meals', by, count: theirs.length, first: days[0] ?? today, last: days.at(-1) ?? today };
  });
}

async function targetsOf(db: ReadOnly, userId: string, today: Day): Promise<Planned[]> {
  const goals = await goalsOf(db, userId);
  return [heldOn(goals, today, null), ...heldByKind(goals, today)].flatMap((targets) =>
    targets.set_by === null ? [] : [{ what: 'targets', by: targets.set_by, targets }],
  );
}

async function medicalOf(db: ReadOnly, userId: string, today: Day): Promise<Planned[]> {
  const [papers, ranges, orders] = await Promise.all([
    papersOf(db, userId),
    rangesOf(db, userId),
    labOrdersOf(db, userId),
  ]);
  const isTaken = (paper: CarePaper): boolean => paper.kind === 'prescription' && endOf(paper, papers, today) === null;
  const isToCome = ({ status, ordered_by_id }: LabOrder): boolean =>
    status === 'ordered' && ordered_by_id !== null && ordered_by_id !== userId;
  return [
    ...papers.filter(isTaken).map((paper): Planned => ({ what: 'medicine', by: paper.author_id, paper })),
    ...[...Map.groupBy(ranges, ({ set_by }) => set_by)].map(([by, { length: count }]): Planned => ({
      what: 'ranges',
      by,
      count,
    })),
    ...orders.filter(isToCome).map((order): Planned => ({ what: 'lab', by: order.ordered_by_id, order })),
  ];
}

async function surgeryOf(db: ReadOnly, userId: string): Promise<Planned[]> {
  return (await filesOf(db, await casesOf(db, userId))).flatMap((file): Planned[] => {
    const { surgery } = file;
    if (surgery.ended_as !== null) return [];
    if (stateOf(file) === 'planned') return [{ what: 'operation', by: surgery.surgeon_id, surgery }];
    const asked = checkinsAfter(file).find(({ answer }) => answer === null);
    return asked ? [{ what: 'checkin', by: surgery.surgeon_id, surgery, asked }] : [];
  });
}

/** With each the next one. */
async function visitsOf(db: ReadOnly, userId: string, today: Day, now: number): Promise<Planned[]> {
  const visits = await appointmentsOfClient(db, userId, { from: addDays(today, -1), to: EVER.to });
  const coming = visits.filter((visit) => isOpen(visit) && Date.parse(visit.ends_at) > now);
  return [...Map.groupBy(coming, ({ provider_id }) => provider_id)].flatMap(([by, [visit]]) =>
    visit ? [{ what: 'visit', by, visit }] : [],
  );
}

export interface PlannedBy {
  id: string | null;
  /** Empty where this device knows nobody of that id. */
  name: string;
  role: Person['role'] | null;
  planned: Planned[];
}

/** All that providers planned for a client, by who planned it; read off what the device holds. */
export async function carePlanOf(db: ReadOnly, userId: string, here: Here, now: number): Promise<PlannedBy[]> {
  const { today } = here;
  const [aims, ...parts] = await Promise.all([
    aimsOf(db, userId),
    visitsOf(db, userId, today, now),
    trainingOf(db, userId, here),
    mealsOf(db, userId, today),
    targetsOf(db, userId, today),
    medicalOf(db, userId, today),
    surgeryOf(db, userId),
  ]);
  const goals = aims
    .filter(({ provider_id, status }) => provider_id !== null && status === 'active')
    .map((goal): Planned => ({ what: 'goal', by: goal.provider_id, goal }));
  const byProvider = Map.groupBy([...parts.flat(), ...goals], ({ by }) => by);
  const people = await peopleById(
    db,
    [...byProvider.keys()].flatMap((id) => id ?? []),
  );
  const known = new Map(people.map((person) => [person.id, person]));
  return [...byProvider]
    .map(([id, planned]) => {
      const person = known.get(id ?? '');
      return { id, name: person ? fullNameOf(person) : '', role: person?.role ?? null, planned };
    })
    .toSorted((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name));
}
