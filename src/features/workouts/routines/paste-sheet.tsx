import { useState } from 'react';
import { keepRoutine } from '#sync/actions/routines.ts';
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
import { fromText, stepsOf } from './as-text.ts';
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
  const { title, lines, unread } = fromText(text);
  const steps = stepsOf(
    lines,
    (library ?? []).map((exercise) => ({ id: exercise.id, names: [exercise.name, nameOf(exercise)] })),
  );
  const own = [...new Set(steps.flatMap((step) => ('invent' in step ? step.invent.name : [])))];

  async function take(): Promise<void> {
    const routine = { title: title || words.untitled, steps };
    const done = { title: words.saved, description: routine.title };
    if (await isSaved('program', (userId) => keepRoutine(userId, routine), { done, of: 'typed', once: '' })) onClose();
  }
  return (
    <Sheet
      open
      title={words.takeTitle}
      onClose={onClose}
      foot={
        library &&
        lines.length > 0 && (
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
          {text.trim() !== '' && lines.length === 0 && <p>{words.notTaken}</p>}
          {lines.length > 0 && <p className="muted">{words.exercises(lines.length, String(lines.length))}</p>}
          {lines.length > 0 && own.length > 0 && <p className="muted">{words.own(own.join(', '))}</p>}
          {unread.length > 0 && <p className="muted">{words.unread(unread.join(' · '))}</p>}
        </output>
      </div>
    </Sheet>
  );
}
