import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { ActiveWorkout } from './queries.ts';
import { useNotes } from './use-notes.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from './words.ts';

export const NOTES_MAX = 4000;

interface NotesSheetProps {
  workout: ActiveWorkout;
  training: Training;
  onClose: () => void;
}

export function NotesSheet({ workout, training, onClose }: NotesSheetProps) {
  const words = useWords(workoutsWords);
  const [notes, setNotes] = useNotes(workout);
  async function save(): Promise<void> {
    if (await training.note(workout.session, notes.trim() || null)) onClose();
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
      <AreaField
        label={words.finish.notes}
        rows={5}
        maxLength={NOTES_MAX}
        data-focus-first
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </Sheet>
  );
}
