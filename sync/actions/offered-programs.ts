import { action, naturalId } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { blocksOf, sessionsOf } from '#sync/rules/blocks.ts';
import { changed, created, existing, removed, writeAll } from './changes.ts';

export type ProgramStep = Omit<Columns<typeof workoutProgramExercises>, 'program_id' | 'user_id' | 'order_index'>;

type Head = Pick<WorkoutProgram, 'title' | 'description' | 'duration_weeks' | 'difficulty' | 'starts_on' | 'weekdays'> &
  Pick<WorkoutProgram, 'block_weeks' | 'block_names'>;

export interface ProgramPlan extends Head {
  steps: readonly ProgramStep[];
}

/** By its place: two devices that change one program write the same rows, and not each a plan of its own. */
const stepId = (program_id: string, place: number): string =>
  naturalId(workoutProgramExercises.name, [program_id, String(place)]);

const firstOf = ({ steps }: ProgramPlan, block: number): number => steps.findIndex((step) => step.block === block);

/** In order within its block: through twelve of them there are more places than an exercise may have. */
const stepsOf = (plan: ProgramPlan, program_id: string, user_id: string): Change[] =>
  plan.steps.map((step, place) => ({
    entity: workoutProgramExercises,
    id: stepId(program_id, place),
    // A longer plan may have been shortened before.
    set: { ...step, order_index: place - firstOf(plan, step.block), program_id, user_id, deleted: false },
  }));

/** The blocks as they would be. */
export function blocksOfPlan({
  steps,
  ...head
}: Pick<ProgramPlan, 'duration_weeks' | 'block_weeks' | 'block_names' | 'steps'>) {
  const days = new Set(steps.map(({ day }) => day)).size;
  return blocksOf({ ...head, sessions: head.duration_weeks * days }, steps);
}

function headOf(plan: ProgramPlan) {
  const { title, description, difficulty, starts_on, weekdays, block_weeks, block_names } = plan;
  const blocks = blocksOfPlan(plan);
  return {
    title: title.trim(),
    description: description.trim(),
    difficulty,
    starts_on,
    weekdays: weekdays.toSorted((a, b) => a - b),
    block_weeks: block_weeks.slice(),
    block_names: block_names.map((name) => name.trim()),
    duration_weeks: blocks.reduce((sum, { weeks }) => sum + weeks, 0),
    sessions: sessionsOf(blocks),
  };
}

interface Offer {
  trainerId: string;
  clientIds: readonly string[];
  plan: ProgramPlan;
}

interface Offered extends Pick<WorkoutProgram, 'assigned_by' | 'created_at'> {
  id: string;
  user_id: string;
}

/** It waits until it is started; one that nobody assigned is a routine of one's own, and stays that. */
export function offered(plan: ProgramPlan, { id, user_id, ...by }: Offered): Change[] {
  const program = {
    ...headOf(plan),
    ...by,
    user_id,
    template_id: null,
    calories_min: null,
    calories_max: null,
    status: 'offered' as const,
    started_at: null,
    shifted: 0,
    folder: '',
    place: null,
  };
  return [created(workoutPrograms, program, id), ...stepsOf(plan, id, user_id)];
}

/** Each client has a copy, which is his to start. */
export const offerProgram = action(
  [workoutPrograms, workoutProgramExercises],
  async (tx, { trainerId, clientIds, plan }: Offer) => {
    const by = { assigned_by: trainerId, created_at: tx.now };
    await tx.write(clientIds.flatMap((user_id) => offered(plan, { ...by, id: crypto.randomUUID(), user_id })));
  },
);

/** Other dates of one that is followed begin anew, today at the soonest: days that are over were under the former ones. */
export function datesAnew(
  program: WorkoutProgram,
  { starts_on, weekdays }: Pick<Head, 'starts_on' | 'weekdays'>,
  today: string,
): Partial<WorkoutProgram> {
  const isSame =
    starts_on === program.starts_on && weekdays.toSorted((a, b) => a - b).join() === program.weekdays.join();
  if (isSame || program.status !== 'active') return {};
  const first = starts_on !== null && starts_on > today ? starts_on : today;
  return { starts_on: weekdays.length > 0 ? first : null, shifted: 0 };
}

interface Edit {
  plan: ProgramPlan;
  /** By the calendar of whoever changes it. */
  today: string;
}

/** Workouts that were planned from it already stay as they are. */
export async function rewrite(tx: Tx, { id, user_id }: WorkoutProgram, plan: ProgramPlan, anew = {}): Promise<void> {
  if (user_id === null) return;
  const steps = stepsOf(plan, id, user_id);
  const kept = new Set(steps.map((step) => step.id));
  const gone = (await programPlan(tx, id)).filter((step) => !kept.has(step.id));
  await writeAll(tx, [
    changed(workoutPrograms, id, { ...headOf(plan), ...anew }),
    ...steps,
    ...gone.map((step) => removed(workoutProgramExercises, step.id)),
  ]);
}

export const changeOffer = action(
  [workoutPrograms, workoutProgramExercises],
  async (tx, id: string, { plan, today }: Edit) => {
    const program = await existing(tx, workoutPrograms, id);
    await rewrite(tx, program, plan, datesAnew(program, plan, today));
  },
);

/** Until it is started. Its plan stays where it is: a client who starts it meanwhile starts it whole. */
export const withdrawOffer = action([workoutPrograms], async (tx, id: string) => {
  const { status } = await existing(tx, workoutPrograms, id);
  if (status !== 'offered') return false;
  await writeAll(tx, [removed(workoutPrograms, id)]);
  return true;
});
