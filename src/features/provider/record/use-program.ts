import { changeOffer, offerProgram } from '#sync/actions/offered-programs.ts';
import type { ProgramPlan } from '#sync/actions/offered-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { EMPTY, Made, planFrom } from './program.ts';
import type { MadeBlock, MadeProgram } from './program.ts';
import { madeOf } from './program-queries.ts';
import { recordWords } from './words.ts';

const copyOf = ({ name, weeks, days }: MadeBlock) => ({ name, weeks, days: days.map((day) => day.slice()) });

/** A program that is being made for a client, kept with each change until it is offered or left. */
export function useProgram(clientId: string, program: WorkoutProgram | null) {
  const { program: words } = useWords(recordWords);
  const save = useSave();
  const today = useToday();
  const { typed, type, settle } = useDraft(formAbout(clientId, 'program', program?.id), Made);
  const there = knownOf(useRow(async (db) => program && madeOf(db, program), [program?.id])) ?? EMPTY;
  // Of what was typed, a field that is not there was never touched.
  const made: MadeProgram = {
    title: typed.title ?? there.title,
    description: typed.description ?? there.description,
    difficulty: typed.difficulty ?? there.difficulty,
    blocks: typed.blocks ?? there.blocks,
    starts: typed.starts ?? there.starts,
    weekdays: typed.weekdays ?? there.weekdays,
  };
  const plan = planFrom(made);

  async function keep(whole: ProgramPlan, others: readonly string[]): Promise<boolean> {
    const messages = {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: program ? words.changed : words.offeredNow },
      once: program?.id ?? clientId,
    };
    const saved = program
      ? await save(changeOffer(program.id, { plan: whole, today }), messages)
      : await save((trainerId) => offerProgram({ trainerId, clientIds: [clientId, ...others], plan: whole }), messages);
    if (!saved) return false;
    settle();
    return true;
  }
  return {
    made,
    plan,
    isTouched: Object.keys(typed).length > 0,
    type: (change: Partial<MadeProgram>) => {
      const { blocks, weekdays, ...rest } = change;
      const lists = {
        ...(blocks && {
          blocks: blocks.map(copyOf),
        }),
        ...(weekdays && { weekdays: weekdays.slice() }),
      };
      type({ ...rest, ...lists });
    },
    settle,
    keep,
  };
}
