import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Meanwhile } from '#src/ui/meanwhile.tsx';
import type { Notes } from './use-notes.ts';
import { workoutsWords } from '../words.ts';

const NOTES_MAX = 4000;

interface NotesFieldProps {
  notes: Notes;
  rows: number;
  /** Takes the focus. */
  first?: boolean;
}

export function NotesField({ notes: { shown, type, meanwhile, take }, rows, first }: NotesFieldProps) {
  const words = useWords(workoutsWords).finish;
  return (
    <>
      <AreaField
        label={words.notes}
        rows={rows}
        maxLength={NOTES_MAX}
        data-focus-first={first}
        value={shown}
        onChange={(event) => type(event.target.value)}
      />
      <Meanwhile text={meanwhile} onTake={take} />
    </>
  );
}
