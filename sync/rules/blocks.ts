import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';

// A program goes through its blocks one after another: each has some weeks, and days that come round in turn. What comes
// next is counted in sessions, so that whoever left days out is not yet in the next block. Pure.

export interface Block {
  /** From 1 on. */
  number: number;
  /** Empty where nobody named it. */
  name: string;
  weeks: number;
  days: readonly number[];
  sessions: number;
}

type Divided = Pick<WorkoutProgram, 'block_weeks' | 'block_names' | 'duration_weeks' | 'sessions'>;
type Placed = Pick<WorkoutProgramExercise, 'block' | 'day'>;

/** Two devices that changed a program at once may leave steps of a block that is no more: the last one has them. */
const numberOf = ({ block_weeks }: Pick<Divided, 'block_weeks'>, { block }: Placed): number =>
  Math.min(block, Math.max(1, block_weeks.length));

/** What is done at one place of a program. */
export const stepsAt = <Step extends Placed>(
  program: Pick<Divided, 'block_weeks'>,
  plan: readonly Step[],
  { block, day }: Placed,
): Step[] => plan.filter((step) => numberOf(program, step) === block && step.day === day);

const daysIn = (plan: readonly Placed[]): number[] =>
  [...new Set(plan.map(({ day }) => day))].toSorted((a, b) => a - b);

/** One that is not divided is one block. */
export function blocksOf(program: Divided, plan: readonly Placed[]): Block[] {
  const { block_weeks, block_names, duration_weeks: weeks, sessions } = program;
  if (block_weeks.length === 0) return [{ number: 1, name: '', weeks, days: daysIn(plan), sessions }];
  return block_weeks.map((ofBlock, at) => {
    const days = daysIn(plan.filter((step) => numberOf(program, step) === at + 1));
    const name = block_names[at] ?? '';
    return { number: at + 1, name, weeks: ofBlock, days, sessions: ofBlock * days.length };
  });
}

/** Of all blocks: one that has lost its exercises has none, and the program ends without it. */
export const sessionsOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { sessions }) => sum + sessions, 0);

export interface Place {
  block: Block;
  /** Of the block, from 1 on. */
  week: number;
  day: number;
}

/** Where a program stands after so many sessions; null where it is over. */
export function placeAfter(blocks: readonly Block[], done: number): Place | null {
  let left = done;
  for (const block of blocks) {
    const { days, sessions } = block;
    const day = days[left % days.length];
    if (left < sessions && day !== undefined) return { block, day, week: Math.floor(left / days.length) + 1 };
    left -= sessions;
  }
  return null;
}

/** How many sessions a week of the program has, the first of them being 0. */
export function sessionsInWeek(blocks: readonly Block[], week: number): number {
  const trained = blocks.filter(({ sessions }) => sessions > 0);
  const weeks = trained.flatMap((block) => Array.from({ length: block.weeks }, () => block));
  const block = weeks[week] ?? trained.at(-1);
  return block ? Math.ceil(block.sessions / block.weeks) : 0;
}
