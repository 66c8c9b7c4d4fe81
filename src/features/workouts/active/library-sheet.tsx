import { useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { Button } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Shown } from './active-sheets.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { ExercisePicker } from '../exercise-picker.tsx';
import type { Sought } from '../exercise-picker.tsx';
import type { Workout } from '../queries.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface LibrarySheetProps {
  workout: Workout;
  training: Training;
  onShow: (shown: Shown | null) => void;
  onClose: () => void;
}

/** What can be added to the workout, with its instructions. */
export function LibrarySheet({ workout, training, onShow, onClose }: LibrarySheetProps) {
  const { library: words } = useWords(workoutsWords);
  const nameOf = useExerciseName();
  const [sought, setSought] = useState<Sought>({ text: '', filter: 'all' });
  const own = sought.text.trim();
  async function add(exercise: Exercise): Promise<void> {
    if (!(await training.add(workout.session, exercise))) return;
    toast({ title: words.added, description: nameOf(exercise) });
    onShow(null);
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="line" full icon={PlusIcon} onClick={() => onShow({ sheet: 'own', name: own })}>
          {words.own(own)}
        </Button>
      }
    >
      <ExercisePicker
        sought={sought}
        onSeek={setSought}
        onOpen={(exercise) => onShow({ sheet: 'how-to', exercise, from: 'library' })}
        onAdd={(exercise) => void add(exercise)}
      />
    </Sheet>
  );
}
