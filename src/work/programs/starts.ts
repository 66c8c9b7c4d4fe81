import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programTemplates } from '#sync/queries/workout-programs.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { madeFrom } from './made.ts';
import type { MadeProgram } from './made.ts';

export interface Start {
  program: WorkoutProgram;
  made: MadeProgram;
}

export const madeOf = async (db: ReadOnly, program: WorkoutProgram): Promise<MadeProgram> =>
  madeFrom(program, await programPlan(db, program.id));

/** What a new one may begin with: the house's programs, and these, the latest of each name. */
export async function startsFrom(db: ReadOnly, former: readonly WorkoutProgram[]): Promise<Start[]> {
  const byTitle = new Map(former.map((program) => [program.title, program]));
  const programs = [...(await programTemplates(db)), ...byTitle.values()];
  return Promise.all(programs.map(async (program) => ({ program, made: await madeOf(db, program) })));
}
