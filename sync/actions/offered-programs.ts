import { action, naturalId } from '#sync/engine/act.ts';
import type { Change } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { changed, created, existing, removed, writeAll } from './changes.ts';

export type ProgramStep = Omit<Columns<typeof workoutProgramExercises>, 'program_id' | 'user_id' | 'order_index'>;

type Head = Pick<WorkoutProgram, 'title' | 'description' | 'duration_weeks' | 'difficulty' | 'starts_on' | 'weekdays'>;

export interface ProgramPlan extends Head {
  steps: readonly ProgramStep[];
}

/** By its place: two devices that change one program write the same rows, and not each a plan of its own. */
const stepId = (program_id: string, place: number): string =>
  naturalId(workoutProgramExercises.name, [program_id, String(place)]);

const stepsOf = (plan: ProgramPlan, program_id: string, user_id: string): Change[] =>
  plan.steps.map((step, order_index) => ({
    entity: workoutProgramExercises,
    id: stepId(program_id, order_index),
    // A longer plan may have been shortened before.
    set: { ...step, order_index, program_id, user_id, deleted: false },
  }));

const headOf = ({ title, description, duration_weeks, difficulty, starts_on, weekdays, steps }: ProgramPlan) => ({
  title: title.trim(),
  description: description.trim(),
  duration_weeks,
  difficulty,
  starts_on,
  weekdays: weekdays.toSorted((a, b) => a - b),
  sessions: duration_weeks * new Set(steps.map(({ day }) => day)).size,
});

interface Offer {
  trainerId: string;
  clientIds: readonly string[];
  plan: ProgramPlan;
}

/** Each client has a copy, which is his to start. */
export const offerProgram = action(
  [workoutPrograms, workoutProgramExercises],
  async (tx, { trainerId, clientIds, plan }: Offer) => {
    const changes = clientIds.flatMap((user_id) => {
      const id = crypto.randomUUID();
      const program = {
        ...headOf(plan),
        user_id,
        template_id: null,
        calories_min: null,
        calories_max: null,
        status: 'offered' as const,
        started_at: null,
        assigned_by: trainerId,
        shifted: 0,
        created_at: tx.now,
      };
      return [created(workoutPrograms, program, id), ...stepsOf(plan, id, user_id)];
    });
    await tx.write(changes);
  },
);

/** Workouts that were planned from it already stay as they are. */
export const changeOffer = action(
  [workoutPrograms, workoutProgramExercises],
  async (tx, id: string, plan: ProgramPlan) => {
    const { user_id } = await existing(tx, workoutPrograms, id);
    if (user_id === null) return;
    const steps = stepsOf(plan, id, user_id);
    const kept = new Set(steps.map((step) => step.id));
    const gone = (await programPlan(tx, id)).filter((step) => !kept.has(step.id));
    await writeAll(tx, [
      changed(workoutPrograms, id, headOf(plan)),
      ...steps,
      ...gone.map((step) => removed(workoutProgramExercises, step.id)),
    ]);
  },
);

/** Until it is started. Its plan stays where it is: a client who starts it meanwhile starts it whole. */
export const withdrawOffer = action([workoutPrograms], async (tx, id: string) => {
  const { status } = await existing(tx, workoutPrograms, id);
  if (status !== 'offered') return false;
  await writeAll(tx, [removed(workoutPrograms, id)]);
  return true;
});
