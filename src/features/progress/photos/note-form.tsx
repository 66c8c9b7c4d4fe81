import { useState } from 'react';
import type { FormEvent } from 'react';
import { editProgressPhoto } from '#sync/actions/progress-photos.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { photoWords } from './words.ts';

export const LONGEST_NOTE = 500;

export function NoteForm({ photo: { id, note } }: { photo: ProgressPhoto }) {
  const words = useWords(photoWords).one;
  const save = useSave();
  const [typed, setTyped] = useState(note ?? '');
  const next = typed.trim() === '' ? null : typed.trim();
  const isChanged = next !== note;
  useUnfinished(isChanged);
  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isChanged) return;
    await save(editProgressPhoto(id, { note: next }), {
      failed: { title: words.noteNotSaved },
      done: { title: words.noteSaved },
      undo: () => editProgressPhoto(id, { note }),
      once: id,
    });
  }
  return (
    <form className="photo-form" method="post" onSubmit={(event) => void keep(event)}>
      <AreaField
        label={words.note}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isChanged && (
        <Button type="submit" look="line" full>
          {words.saveNote}
        </Button>
      )}
    </form>
  );
}
