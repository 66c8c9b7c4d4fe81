import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsBy, programsOf } from '#sync/queries/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { allCompleted, completedOf } from '#sync/queries/workout-sessions.ts';
import { blocksOf, placeAfter } from '#sync/rules/blocks.ts';
import type { Block, Place } from '#sync/rules/blocks.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { heldFrom } from './held-from.ts';
import { startsFrom } from '#src/work/programs/starts.ts';
import type { Start } from '#src/work/programs/starts.ts';

export interface ClientProgram {
  program: WorkoutProgram;
  /** Made by the reader. */
  isMine: boolean;
}

export interface FollowedProgram extends ClientProgram {
  /** Sessions of it that this device knows as done. */
  done: number;
  blocks: readonly Block[];
  /** The block it stands in; null where it is not divided, and where this device may not hold all that was done of it. */
  at: Place | null;
}

export interface ClientPrograms {
  followed: FollowedProgram | null;
  offered: ClientProgram[];
}

interface Reader {
  trainerId: string;
  clientId: string;
  here: Here;
}

async function standing(db: ReadOnly, program: WorkoutProgram, { trainerId, clientId, here }: Reader) {
  const [plan, completed, from] = await Promise.all([
    programPlan(db, program.id),
    allCompleted(db, clientId),
    heldFrom(db, trainerId, clientId, here),
  ]);
  const done = completedOf(completed, program.id);
  const blocks = blocksOf(program, plan);
  const isKnown =
    from === '' || (program.started_at !== null && dayIn(here.zone, Date.parse(program.started_at)) > from);
  const at = program.block_weeks.length > 0 && isKnown ? placeAfter(blocks, done) : null;
  return { done, blocks, at };
}

export async function programsForClient(db: ReadOnly, reader: Reader): Promise<ClientPrograms> {
  const programs = await programsOf(db, reader.clientId);
  const known = (program: WorkoutProgram): ClientProgram => ({
    program,
    isMine: program.assigned_by === reader.trainerId,
  });
  const followed = programs.findLast(({ status }) => status === 'active');
  return {
    followed: followed ? { ...known(followed), ...(await standing(db, followed, reader)) } : null,
    // A client's own routines are none of these.
    offered: programs.filter(({ status, assigned_by }) => status === 'offered' && assigned_by !== null).map(known),
  };
}

/** What a new one may begin with. */
export const startsFor = async (db: ReadOnly, trainerId: string): Promise<Start[]> =>
  startsFrom(db, (await programsBy(db, trainerId)).toReversed());
