import { removeProgressPhoto, restoreProgressPhoto } from '#sync/actions/progress-photos.ts';
import { thumbOf, wholeOf } from '#src/data/uploads/album-files.ts';
import { releaseFiles } from '#src/data/uploads/uploads.ts';
import { useRow } from '#src/data/rows.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { InFull } from '#src/work/photos/in-full.tsx';
import { Picture, usePhotoName } from '#src/work/photos/picture.tsx';
import { useSave } from '#src/work/use-save.ts';
import { albumOf } from './album.ts';
import type { Shot } from './album.ts';
import { Facts } from './facts.tsx';
import { Gate } from './lock/gate.tsx';
import { NoteForm } from './note-form.tsx';
import { photoWords } from './words.ts';

interface PhotoSheetProps {
  id: string;
  here: Here;
  onClose: () => void;
}

function useRemoving(onGone: () => void): (shot: Shot) => Promise<void> {
  const words = useWords(photoWords).one;
  const write = useWork();
  const save = useSave();
  const failed = { title: words.notRemoved, description: words.notRemovedHelp };
  return async ({ photo }) => {
    // Before the row goes, so that a tab killed in between leaves no file behind that nobody names.
    const released = await attempt(() => write((db) => releaseFiles(db, [wholeOf(photo), thumbOf(photo)])), failed);
    if (!released) return;
    const saved = await save(removeProgressPhoto(photo.id), {
      failed,
      done: { title: words.removed },
      undo: () => restoreProgressPhoto(photo.id),
      once: photo.id,
    });
    if (saved) onGone();
  };
}

export function PhotoSheet({ id, here, onClose }: PhotoSheetProps) {
  const words = useWords(photoWords);
  const nameOf = usePhotoName();
  const remove = useRemoving(onClose);
  const album = knownOf(useRow((db, userId) => albumOf(db, userId, here), [here.today, here.zone]));
  const shot = album?.shots.find(({ photo }) => photo.id === id);
  return (
    <Sheet open title={shot ? nameOf(shot.photo) : words.title} onClose={onClose}>
      {shot && (
        <div className="photo-form">
          <Gate>
            <Picture photo={shot.photo} />
            <InFull photos={[shot.photo]} />
          </Gate>
          <Facts {...shot} />
          <NoteForm key={shot.photo.note} photo={shot.photo} />
          <Button look="danger" icon={BinIcon} full onClick={() => void remove(shot)}>
            {words.one.remove}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
