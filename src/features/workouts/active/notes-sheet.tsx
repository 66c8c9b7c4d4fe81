import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { NotesField } from './notes-field.tsx';
import type { ActiveWorkout } from './queries.ts';
import { useNotes } from './use-notes.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface NotesSheetProps {
  workout: ActiveWorkout;
  training: Training;
  onClose: () => void;
}

export function NotesSheet({ workout, training, onClose }: NotesSheetProps) {
  const words = useWords(workoutsWords);
  const notes = useNotes(workout);
  async function save(): Promise<void> {
    if (await training.note(workout.session, notes.edit)) onClose();
  }
  return (
    <Sheet
      open
      title={words.active.notes}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <NotesField notes={notes} rows={5} first />
    </Sheet>
  );
}
