import { useDraft } from '#src/data/drafts/use-draft.ts';
import { Made, planFrom } from './made.ts';
import type { MadeBlock, MadeProgram } from './made.ts';

const copyOf = ({ name, weeks, days }: MadeBlock) => ({ name, weeks, days: days.map((day) => day.slice()) });

/** A program that is being made, kept with each change until it is saved or left. */
export function useMade(form: string, there: MadeProgram) {
  const { typed, type, settle } = useDraft(form, Made);
  // Of what was typed, a field that is not there was never touched.
  const made: MadeProgram = {
    title: typed.title ?? there.title,
    description: typed.description ?? there.description,
    difficulty: typed.difficulty ?? there.difficulty,
    blocks: typed.blocks ?? there.blocks,
    starts: typed.starts ?? there.starts,
    weekdays: typed.weekdays ?? there.weekdays,
    isLastLight: typed.isLastLight ?? there.isLastLight,
  };
  return {
    made,
    plan: planFrom(made),
    isTouched: Object.keys(typed).length > 0,
    type: ({ blocks, weekdays, ...rest }: Partial<MadeProgram>) =>
      type({
        ...rest,
        ...(blocks && { blocks: blocks.map(copyOf) }),
        ...(weekdays && { weekdays: weekdays.slice() }),
      }),
    settle,
  };
}
