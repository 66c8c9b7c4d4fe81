import '../routines/routines.css';
import { useState } from 'react';
import { removeProgram } from '#sync/actions/own-programs.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { BinIcon, CopyIcon, DownloadIcon, PencilIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { toast } from '#src/ui/toasts.ts';
import { libraryNames } from '#src/work/catalogue/exercises/names.ts';
import { madeFrom } from '#src/work/programs/made.ts';
import { isOwnProgram, isRoutine } from '#src/work/training/routines.ts';
import { routineWords } from '../routines/words.ts';
import { useWriting } from '../use-writing.ts';
import type { Shown } from '../workouts-sheets.tsx';
import { earlierOf } from './own-programs.ts';
import { Paper } from './paper.tsx';
import { textOf } from './whole.ts';
import type { Whole } from './whole.ts';

interface ActsProps {
  whole: Whole;
  /** In the reader's language. */
  named: { title: string; description: string };
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

function Removing({ whole: { program }, named: { title }, onClose }: Omit<ActsProps, 'onShow'>) {
  const words = useWords(routineWords);
  const [isAsked, setAsked] = useState(false);
  const { isSaved } = useWriting();
  const all = knownOf(useRows(programsOf)) ?? [];
  async function remove(): Promise<void> {
    if (await isSaved('program', removeProgram(program.id), { done: { title: words.removed } })) onClose();
  }
  return (
    <>
      <Button look="danger" icon={BinIcon} onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <Confirm
        open={isAsked}
        danger
        title={`${words.remove}: ${title}`}
        act={words.remove}
        onAct={() => void remove()}
        onClose={() => setAsked(false)}
      >
        {words.removeHelp} {earlierOf(program, all).length > 0 && words.earlierStay}
      </Confirm>
    </>
  );
}

/** What can be done with a program besides following it; whoever did not make it makes one of his own out of it. */
export function ProgramActs({ whole, named, onShow, onClose }: ActsProps) {
  const { program, plan } = whole;
  const words = useWords(routineWords);
  const language = useLanguage();
  const isOfDay = isRoutine(program);
  const isOwn = isOfDay || isOwnProgram(program);
  async function share(): Promise<void> {
    const text = textOf(named.title, whole);
    if (await attempt(() => navigator.clipboard.writeText(text), { title: words.notShared }))
      toast({ title: words.shared });
  }
  const made = { ...madeFrom(program, plan), ...named };
  return (
    <div className="routine-acts">
      {isOwn && (
        <Button
          look="line"
          icon={PencilIcon}
          onClick={() => onShow({ sheet: 'make-program', id: program.id, made, isRoutine: isOfDay })}
        >
          {words.edit}
        </Button>
      )}
      {!isOwn && (
        <Button
          look="line"
          icon={PlusIcon}
          onClick={() =>
            onShow({ sheet: 'make-program', id: null, of: program.id, made: { ...made, starts: '' }, isRoutine: false })
          }
        >
          {words.makeOwn}
        </Button>
      )}
      <Button look="line" icon={CopyIcon} onClick={() => void share()}>
        {words.share}
      </Button>
      <PrintButton
        look="line"
        icon={DownloadIcon}
        notPrinted={words.notPrinted}
        first={libraryNames[language].come}
        sheet={<Paper {...whole} title={named.title} />}
      >
        {words.print}
      </PrintButton>
      {isOwn && program.status !== 'active' && <Removing whole={whole} named={named} onClose={onClose} />}
    </div>
  );
}
