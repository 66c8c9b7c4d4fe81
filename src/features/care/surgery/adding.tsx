import { useEffect, useRef, useState } from 'react';
import { MOST_ANSWERED } from '#sync/entities/surgery-checkins.ts';
import { keepProgressPhoto } from '#src/data/uploads/album-files.ts';
import type { NewPhoto } from '#src/data/uploads/album-files.ts';
import { ShutError } from '#src/data/uploads/lock.ts';
import { useWork } from '#src/data/work.ts';
import type { Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { usePoseName } from '#src/work/photos/picture.tsx';
import { STANDARD } from '#src/work/photos/poses.ts';
import { dayOfFile, prepare } from '#src/work/photos/shrink.ts';
import { useLock } from '#src/work/photos/use-lock.ts';
import { pictureWords } from '#src/work/photos/words.ts';
import { mySurgeryWords } from './words.ts';

/** On a phone the choice of a file offers the camera, too. */
const PICTURES = { 'image/*': [] };
const ANGLES = STANDARD.map(({ pose }) => pose);

interface AddingProps {
  here: Here;
  /** No more of them; what is held is kept all the same. */
  isFull: boolean;
  onKept: (id: string) => void;
  /** How many more or fewer photos are on their way into the album. */
  onHeld: (more: number) => void;
}

/** The camera hides the page, and a hidden page locks the album: until it is open again the photo waits here. */
export function Adding({ here, isFull, onKept, onHeld }: AddingProps) {
  const { photos: words } = useWords(mySurgeryWords);
  const { pose: label } = useWords(pictureWords);
  const poseName = usePoseName();
  const write = useWork();
  const lock = useLock();
  const [pose, setPose] = useState<(typeof ANGLES)[number]>('front');
  const [held, setHeld] = useState<readonly NewPhoto[]>([]);
  const isKeeping = useRef(false);
  const isOpen = lock === 'open' || lock === 'none';
  useUnfinished(held.length > 0);

  async function add(file: File): Promise<void> {
    onHeld(1);
    const picture = await attempt(() => prepare(file), { title: words.unreadable, description: words.unreadableHelp });
    if (!picture) return onHeld(-1);
    const photo = { pose, own_pose: null, note: null, taken_on: dayOfFile(file, here), picture: picture.value };
    return setHeld((before) => [...before, photo]);
  }
  async function keep(photo: NewPhoto): Promise<void> {
    isKeeping.current = true;
    const kept = await attempt(
      () =>
        write((db, userId) => keepProgressPhoto(db, userId, photo)).catch((error: unknown) => {
          if (error instanceof ShutError) return null;
          throw error;
        }),
      { title: words.notKept, description: words.notKeptHelp },
    );
    isKeeping.current = false;
    // Locked meanwhile: it goes on waiting.
    if (kept?.value === null) return setHeld((before) => [...before]);
    if (kept) onKept(kept.value);
    onHeld(-1);
    return setHeld((before) => before.filter((each) => each !== photo));
  }
  useEffect(() => {
    const [next] = held;
    if (isOpen && next && !isKeeping.current) void keep(next);
  });

  return (
    <>
      {isFull ? (
        <p className="muted small">{words.most(MOST_ANSWERED)}</p>
      ) : (
        <>
          <ChoiceChips
            label={label}
            choices={ANGLES}
            chosen={pose}
            nameOf={(each) => poseName({ pose: each, own_pose: null })}
            onChoose={setPose}
          />
          <Upload label={words.add} icon={ImageIcon} accept={PICTURES} onFile={(file) => void add(file)} />
        </>
      )}
      {lock === 'shut' && held.length > 0 && (
        <Button
          look="line"
          onClick={() => {
            onHeld(-held.length);
            setHeld([]);
          }}
        >
          {words.leaveOut}
        </Button>
      )}
    </>
  );
}
