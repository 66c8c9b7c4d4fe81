import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsBy, programsOf, programTemplates } from '#sync/queries/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { allCompleted, completedOf } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { madeFrom } from './program.ts';
import type { MadeProgram } from './program.ts';

export interface ClientProgram {
  program: WorkoutProgram;
  /** Sessions of it that this device knows as done. */
  done: number;
  /** Made by the reader. */
  isMine: boolean;
}

export interface ClientPrograms {
  followed: ClientProgram | null;
  offered: ClientProgram[];
}

export async function programsForClient(db: ReadOnly, trainerId: string, clientId: string): Promise<ClientPrograms> {
  const [programs, sessions] = await Promise.all([programsOf(db, clientId), allCompleted(db, clientId)]);
  const known = programs.map((program) => ({
    program,
    done: completedOf(sessions, program.id),
    isMine: program.assigned_by === trainerId,
  }));
  return {
    followed: known.findLast(({ program }) => program.status === 'active') ?? null,
    // A client's own routines are none of these.
    offered: known.filter(({ program }) => program.status === 'offered' && program.assigned_by !== null),
  };
}

export interface Start {
  program: WorkoutProgram;
  made: MadeProgram;
}

/** What a new one may begin with: the house's programs, and what the trainer made before, each name once. */
export async function startsFor(db: ReadOnly, trainerId: string): Promise<Start[]> {
  const [templates, mine] = await Promise.all([programTemplates(db), programsBy(db, trainerId)]);
  const byTitle = new Map(mine.toReversed().map((program) => [program.title, program]));
  return Promise.all(
    [...templates, ...byTitle.values()].map(async (program) => ({ program, made: await madeOf(db, program) })),
  );
}

export async function madeOf(db: ReadOnly, program: WorkoutProgram): Promise<MadeProgram> {
  return madeFrom(program, await programPlan(db, program.id));
}
