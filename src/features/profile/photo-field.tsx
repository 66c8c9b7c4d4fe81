import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { dropPhoto, keepPhoto } from '#src/data/photo.ts';
import { usePhoto } from '#src/data/use-photo.ts';
import { useWork } from '#src/data/work.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { ACCEPTED, isAccepted, shrink } from './shrink.ts';
import { profileWords } from './words.ts';

function useChoosing() {
  const { photo: words, deviceFull, error } = useWords(profileWords);
  const write = useWork();
  const failed = { title: words.notSaved, description: deviceFull };

  async function choose(file: File): Promise<void> {
    if (!isAccepted(file)) {
      toast({ title: error, description: words.wrong, destructive: true });
      return;
    }
    const shrunk = await attempt(() => shrink(file), { title: error, description: words.unreadable });
    if (shrunk) await attempt(() => write((db, userId) => keepPhoto(db, userId, shrunk.value)), failed);
  }

  return { choose, remove: () => attempt(() => write(dropPhoto), failed) };
}

/** Kept on this device at once, and sent when there is a network. */
export function PhotoField({ profile }: { profile: Profile }) {
  const words = useWords(profileWords).photo;
  const input = useRef<HTMLInputElement>(null);
  const photo = usePhoto();
  const { choose, remove } = useChoosing();

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) void choose(file);
  }

  return (
    <div className="photo">
      <Avatar name={fullNameOf(profile)} picture={photo?.address} large />
      <div>
        <input ref={input} type="file" accept={ACCEPTED} hidden onChange={take} />
        <Button look="line" icon={ImageIcon} onClick={() => input.current?.click()}>
          {photo ? words.change : words.add}
        </Button>
        {photo && (
          <Button look="quiet" onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
        <p className="muted small">{words.hint}</p>
        {photo && !photo.isSent && <StandingBadge standing="on-this-device" />}
      </div>
    </div>
  );
}
