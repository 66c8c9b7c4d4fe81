import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { one } from '#sync/queries/reading.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { EMPTY } from '#src/work/programs/made.ts';
import type { MadeBlock, MadeDay, MadeProgram } from '#src/work/programs/made.ts';
import { madeOf, startsFrom } from '#src/work/programs/starts.ts';
import type { Start } from '#src/work/programs/starts.ts';
import { isRoutine } from '#src/work/training/routines.ts';

/** Of one week with one day, which is what a routine is. */
export const routineOf = (title: string, day: MadeDay): MadeProgram => ({
  ...EMPTY,
  title,
  blocks: [{ name: '', weeks: 1, days: [day] }],
});

/** The last week with half the sets; what is divided says itself which weeks are light. */
export function withLightWeek(blocks: readonly MadeBlock[], name: string): readonly MadeBlock[] {
  const [only] = blocks;
  if (!only || blocks.length > 1 || only.weeks < 2) return blocks;
  const days = only.days.map((day) => day.map((step) => ({ ...step, sets: Math.ceil(step.sets / 2) })));
  return [
    { ...only, weeks: only.weeks - 1 },
    { name, weeks: 1, days },
  ];
}

export interface Making {
  /** None yet for a new one. */
  id: string | null;
  /** What a new one is a copy of. */
  of?: string;
  /** What it begins with. */
  made: MadeProgram;
  isRoutine: boolean;
}

/** Each new kind, each copy and each that is there has a draft of its own, whatever it is called. */
export const draftOf = ({ id, of = 'new', isRoutine: isOfDay }: Omit<Making, 'made'>): string =>
  `own-program: ${id ?? `${isOfDay ? 'routine' : 'program'} ${of}`}`;

/** Null where it has gone meanwhile. */
export async function madeById(db: ReadOnly, id: string): Promise<MadeProgram | null> {
  const program = await one(db, workoutPrograms, id);
  return program && madeOf(db, program);
}

export interface Starts {
  programs: Start[];
  /** Each is a day of a program that is made of them. */
  routines: MadeDay[];
}

/** What a program of one's own may begin with. */
export async function startsOf(db: ReadOnly, userId: string): Promise<Starts> {
  const all = await programsOf(db, userId);
  const former = all.filter((program) => program.template_id === null && !isRoutine(program));
  const routines = await Promise.all(all.filter(isRoutine).map((program) => madeOf(db, program)));
  return {
    programs: await startsFrom(db, former),
    routines: routines.flatMap(({ blocks: [only] }) => only?.days ?? []),
  };
}
