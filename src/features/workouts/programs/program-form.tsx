import { useState } from 'react';
import type { ProgramPlan } from '#sync/actions/offered-programs.ts';
import { changeProgram, keepProgram } from '#sync/actions/own-programs.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { Begin } from '#src/work/programs/begin.tsx';
import { ProgramBlocks } from '#src/work/programs/blocks.tsx';
import { DaySteps, ShelfContext } from '#src/work/programs/day.tsx';
import { MOST_DAYS, planFrom } from '#src/work/programs/made.ts';
import type { MadeBlock, MadeDay, MadeProgram } from '#src/work/programs/made.ts';
import { useMade } from '#src/work/programs/use-made.ts';
import { builderWords } from '#src/work/programs/words.ts';
import { routineWords } from '../routines/words.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { FindExercise } from './find-exercise.tsx';
import { draftOf, madeById, routineOf, startsOf, withLightWeek } from './own.ts';
import type { Making } from './own.ts';

const NAME_MAX = 120;
const SHELF = { Find: FindExercise, hasOwn: true };

type Typing = (change: Partial<MadeProgram>) => void;

/** A program that is there, or all routines, a day each. */
function Beginning({ onType }: { onType: Typing }) {
  const words = useWords(routineWords);
  const { programs, routines } = knownOf(useRow(startsOf)) ?? { programs: [], routines: [] };
  const days = routines.slice(0, MOST_DAYS);
  return (
    <>
      <Begin starts={programs} onType={(start) => onType({ ...start, starts: '' })} />
      {days.length > 0 && (
        <Button look="line" full onClick={() => onType({ blocks: [{ name: '', weeks: 4, days }] })}>
          {words.ofRoutines}
        </Button>
      )}
      {routines.length > MOST_DAYS && <p className="muted small">{words.sevenDays}</p>}
    </>
  );
}

/** Of one block the last week may be light: nobody has to fill in a second one for that. */
const canBeLight = ({ id, isRoutine }: Making, [only, ...others]: readonly MadeBlock[]): boolean =>
  id === null && !isRoutine && others.length === 0 && (only?.weeks ?? 0) > 1;

function useForm(making: Making, onClose: () => void) {
  const { id } = making;
  const words = useWords(routineWords);
  const { isSaved } = useWriting();
  const there = knownOf(useRow(async (db) => (id === null ? null : madeById(db, id)), [id])) ?? making.made;
  const { made, isTouched, type, settle } = useMade(draftOf(making), there);
  const hasLight = canBeLight(making, made.blocks);
  const blocks = hasLight && made.isLastLight ? withLightWeek(made.blocks, words.light) : made.blocks;
  useUnfinished(isTouched);
  async function keep(plan: ProgramPlan): Promise<void> {
    const messages = { done: { title: words.saved, description: plan.title }, of: 'typed', once: id ?? '' } as const;
    const saved =
      id === null
        ? await isSaved('program', (userId) => keepProgram(userId, plan), messages)
        : await isSaved('program', changeProgram(id, plan), messages);
    if (!saved) return;
    settle();
    onClose();
  }
  function drop(): void {
    settle();
    onClose();
  }
  return { made, plan: planFrom({ ...made, blocks }), isTouched, type, keep, drop, hasLight };
}

interface PartProps {
  form: ReturnType<typeof useForm>;
  making: Making;
}

function Weeks({ form: { made, type, hasLight } }: Pick<PartProps, 'form'>) {
  const words = useWords(routineWords);
  return (
    <>
      <ProgramBlocks blocks={made.blocks} onChange={(blocks) => type({ blocks })} />
      {hasLight && (
        <SwitchField
          label={words.lastLight}
          help={words.lastLightHelp}
          checked={made.isLastLight}
          onChange={({ target }) => type({ isLastLight: target.checked })}
        />
      )}
    </>
  );
}

function Fields({ form, making: { id, isRoutine } }: PartProps) {
  const words = useWords(routineWords);
  const { made, type, isTouched } = form;
  const only: MadeDay = made.blocks[0]?.days[0] ?? [];
  return (
    <>
      {id === null && !isRoutine && !isTouched && made.title === '' && <Beginning onType={type} />}
      <TextField
        label={words.name}
        required
        autoComplete="off"
        maxLength={NAME_MAX}
        value={made.title}
        onChange={({ target }) => type({ title: target.value })}
      />
      <ShelfContext value={SHELF}>
        {isRoutine ? (
          <DaySteps day={only} onChange={(day) => type({ blocks: routineOf('', day).blocks })} />
        ) : (
          <Weeks form={form} />
        )}
      </ShelfContext>
    </>
  );
}

/** A program or a routine of one's own, new or changed. */
export function ProgramForm({ onClose, ...making }: Making & { onClose: () => void }) {
  const words = useWords(routineWords);
  const { save } = useWords(workoutsWords);
  const { incomplete } = useWords(builderWords);
  const [wasTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm(making, onClose);
  const { plan, isTouched } = form;
  return (
    <Sheet
      open
      title={making.id === null ? (making.isRoutine ? words.make : words.makeProgram) : making.made.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => (plan ? void form.keep(plan) : setTried(true))}>
          {save}
        </Button>
      }
    >
      <div className="sheet-form">
        <Fields form={form} making={making} />
        {wasTried && !plan && <Notice tone="bad">{incomplete}</Notice>}
        {isTouched && (
          <Button look="quiet" full onClick={() => setLeaving(true)}>
            {words.drop}
          </Button>
        )}
      </div>
      <Confirm
        open={isLeaving}
        danger
        title={words.drop}
        act={words.drop}
        onAct={form.drop}
        onClose={() => setLeaving(false)}
      >
        {words.dropHelp}
      </Confirm>
    </Sheet>
  );
}
