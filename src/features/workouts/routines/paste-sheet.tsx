import { useState } from 'react';
import { keepProgram } from '#sync/actions/own-programs.ts';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { fromText, planOf } from './as-text.ts';
import { routineWords } from './words.ts';

const TEXT_MAX = 8000;

/** A routine that somebody sent, or typed here; what will become of it is told before it is kept. */
export function PasteSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(routineWords);
  const { save } = useWords(workoutsWords);
  const { isSaved } = useWriting();
  const nameOf = useExerciseName();
  const [text, setText] = useState('');
  const library = knownOf(useRows(exerciseLibrary));
  useUnfinished(text !== '');
  const { title, blocks, unread } = fromText(text);
  const plan = planOf(
    { title: title || words.untitled, blocks },
    (library ?? []).map((exercise) => ({ id: exercise.id, names: [exercise.name, nameOf(exercise)] })),
  );
  const count = plan.steps.length;
  const own = [...new Set(plan.steps.flatMap((step) => ('invent' in step ? step.invent.name : [])))];

  async function take(): Promise<void> {
    const done = { title: words.saved, description: plan.title };
    if (await isSaved('program', (userId) => keepProgram(userId, plan), { done, of: 'typed', once: '' })) onClose();
  }
  return (
    <Sheet
      open
      title={words.takeTitle}
      onClose={onClose}
      foot={
        library &&
        count > 0 && (
          <Button look="act" large full onClick={() => void take()}>
            {save}
          </Button>
        )
      }
    >
      <div className="sheet-form">
        <AreaField
          label={words.text}
          help={words.takeHelp}
          rows={10}
          maxLength={TEXT_MAX}
          placeholder={words.example}
          value={text}
          data-focus-first
          onChange={(event) => setText(event.target.value)}
        />
        <output className="sheet-form">
          {text.trim() !== '' && count === 0 && <p>{words.notTaken}</p>}
          {count > 0 && <p className="muted">{words.exercises(count, String(count))}</p>}
          {count > 0 && own.length > 0 && <p className="muted">{words.own(own.join(', '))}</p>}
          {unread.length > 0 && <p className="muted">{words.unread(unread.join(' · '))}</p>}
        </output>
      </div>
    </Sheet>
  );
}
