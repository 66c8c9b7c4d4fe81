import { changeOffer, offerProgram } from '#sync/actions/offered-programs.ts';
import type { ProgramPlan } from '#sync/actions/offered-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useWords } from '#src/ui/language.tsx';
import { EMPTY } from '#src/work/programs/made.ts';
import { madeOf } from '#src/work/programs/starts.ts';
import { useMade } from '#src/work/programs/use-made.ts';
import { useSave } from '#src/work/use-save.ts';
import { recordWords } from './words.ts';

/** A program that is being made for a client. */
export function useProgram(clientId: string, program: WorkoutProgram | null) {
  const { program: words } = useWords(recordWords);
  const save = useSave();
  const today = useToday();
  const there = knownOf(useRow(async (db) => program && madeOf(db, program), [program?.id])) ?? EMPTY;
  const making = useMade(formAbout(clientId, 'program', program?.id), there);

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
    making.settle();
    return true;
  }
  return { ...making, keep };
}
