import { blocksOfPlan } from '#sync/actions/offered-programs.ts';
import type { ProgramPlan } from '#sync/actions/offered-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { placeAfter } from '#sync/rules/blocks.ts';
import type { Block, Place } from '#sync/rules/blocks.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { programsForClient } from './program-queries.ts';
import { recordWords } from './words.ts';

const told = (place: Place | null): unknown => place && [place.block.number, place.block.name, place.week, place.day];

/** Where a client would go on who is elsewhere now; null at the end, undefined where nothing changes for him. */
export function movedTo(blocks: readonly Block[], plan: ProgramPlan, done: number): Place | null | undefined {
  const [was, is] = [placeAfter(blocks, done), placeAfter(blocksOfPlan(plan), done)];
  if (done === 0 || JSON.stringify(told(was)) === JSON.stringify(told(is))) return undefined;
  return is && plan.block_weeks.length === 0 ? undefined : is;
}

interface GoesOnProps {
  clientId: string;
  program: WorkoutProgram;
  plan: ProgramPlan;
  here: Here;
}

/** Sessions count through all blocks: what is taken out behind a client moves him on. */
export function GoesOn({ clientId, program, plan, here }: GoesOnProps) {
  const { program: words } = useWords(recordWords);
  const language = useLanguage();
  const { placeOf } = useBlockInWords();
  const known = useRow((db, trainerId) => programsForClient(db, { trainerId, clientId, here }), [clientId, here.today]);
  const followed = knownOf(known)?.followed;
  if (followed?.program.id !== program.id) return null;
  const place = movedTo(followed.blocks, plan, followed.done);
  if (place === undefined) return null;
  const done = followed.done.toLocaleString(language);
  return <Notice tone="warn">{place ? words.goesOn(done, placeOf(place)) : words.wouldEnd(done)}</Notice>;
}
