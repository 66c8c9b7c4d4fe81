import { useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { Button } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { ExercisePicker } from '../exercise-picker.tsx';
import type { Sought } from '../exercise-picker.tsx';
import { routineWords } from '../routines/words.ts';

/** The whole library, in a sheet of its own. */
export function FindExercise({ onAdd }: { onAdd: (exercise: Exercise) => void }) {
  const words = useWords(routineWords);
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState<Sought>({ text: '', filter: 'all' });
  const add = (exercise: Exercise): void => {
    onAdd(exercise);
    setOpen(false);
  };
  return (
    <>
      <Button look="line" full icon={PlusIcon} onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <Sheet open={isOpen} title={words.add} onClose={() => setOpen(false)}>
        <ExercisePicker sought={sought} onSeek={setSought} onOpen={add} />
      </Sheet>
    </>
  );
}
