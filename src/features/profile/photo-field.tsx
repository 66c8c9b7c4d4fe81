import { useEffect, useState } from 'react';
import { dropPhoto } from '#src/data/photo/drop-photo.ts';
import { keepPhoto } from '#src/data/photo/photo.ts';
import { usePhoto } from '#src/data/photo/use-photo.ts';
import { useWork } from '#src/data/work.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Crop } from '#src/ui/parts/crop.tsx';
import type { Square } from '#src/ui/parts/crop.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { ACCEPTED, isAccepted, shrink } from './shrink.ts';
import { profileWords } from './words.ts';

interface Chosen {
  file: File;
  /** For the source of a picture. */
  address: string;
}

function useChoosing() {
  const { photo: words, deviceFull, error } = useWords(profileWords);
  const write = useWork();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isBusy, setBusy] = useState(false);
  const failed = { title: words.notSaved, description: deviceFull };
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.address)), [chosen]);

  async function choose(file: File): Promise<void> {
    if (!isAccepted(file)) {
      toast({ title: error, description: words.wrong, destructive: true });
      return;
    }
    // One that shows nothing is not to be cut.
    const read = await attempt(() => createImageBitmap(file), { title: error, description: words.unreadable });
    read?.value.close();
    if (read) setChosen({ file, address: URL.createObjectURL(file) });
  }

  async function keep({ file }: Chosen, square: Square | null): Promise<void> {
    setBusy(true);
    const shrunk = await attempt(() => shrink(file, square), { title: error, description: words.unreadable });
    if (shrunk) await attempt(() => write((db, userId) => keepPhoto(db, userId, shrunk.value)), failed);
    setBusy(false);
    setChosen(null);
  }

  const leave = (): void => setChosen(null);
  return { chosen, isBusy, choose, keep, leave, remove: () => attempt(() => write(dropPhoto), failed) };
}

/** Stored on this device at once, and sent when there is a network. */
export function PhotoField({ profile }: { profile: Profile }) {
  const words = useWords(profileWords).photo;
  const photo = usePhoto();
  const { chosen, isBusy, choose, keep, leave, remove } = useChoosing();
  return (
    <div className="photo">
      <Avatar name={fullNameOf(profile)} picture={photo?.address} large />
      <Upload
        label={photo ? words.change : words.add}
        icon={ImageIcon}
        accept={ACCEPTED}
        onFile={(file) => void choose(file)}
      >
        {photo && (
          <Button look="quiet" onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
        <p className="muted small">{words.hint}</p>
        {photo && !photo.isSent && <StandingBadge standing="on-this-device" />}
      </Upload>
      <Sheet open={chosen !== null} title={words.crop} onClose={leave}>
        {chosen && (
          <Crop picture={chosen.address} act={words.use} busy={isBusy} onDone={(square) => void keep(chosen, square)} />
        )}
      </Sheet>
    </div>
  );
}
