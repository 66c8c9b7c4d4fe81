import { useEffect, useMemo, useState } from 'react';
import { keepProgressPhoto, PHOTO_TYPE } from '#src/data/uploads/album-files.ts';
import { askToPersist, useStorage } from '#src/data/database/storage.ts';
import { useWork } from '#src/data/work.ts';
import { isDay } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Posed } from '#src/work/photos/poses.ts';
import type { Prepared } from '#src/work/photos/shrink.ts';
import { UnlockForm } from '#src/work/photos/lock/unlock-form.tsx';
import { lockWords } from '#src/work/photos/lock/words.ts';
import { useLock } from '#src/work/photos/use-lock.ts';
import { LONGEST_NOTE } from './note-form.tsx';
import { photoWords } from './words.ts';

function Preview({ picture }: { picture: Prepared }) {
  const words = useWords(photoWords).take;
  const address = useMemo(() => URL.createObjectURL(new Blob([picture.whole], { type: PHOTO_TYPE })), [picture]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img className="shot" src={address} alt={words.preview} width={picture.width} height={picture.height} />;
}

/** Of the browser's room, less than some sixty photos. */
const LITTLE_BYTES = 20_000_000;

/** Said before it fails. */
function LittleRoom() {
  const words = useWords(photoWords).take;
  const { use } = useStorage();
  const left = use && use.quotaBytes !== null && use.usedBytes !== null ? use.quotaBytes - use.usedBytes : Infinity;
  if (left > LITTLE_BYTES) return null;
  return (
    <Notice tone="warn" title={words.little}>
      {words.littleHelp}
    </Notice>
  );
}

interface KeepingProps {
  picture: Prepared;
  /** When it was taken, as far as is known. */
  day: Day;
  posed: Posed;
  here: Here;
  onAgain: () => void;
  onKept: () => void;
}

export function Keeping({ picture, day, posed, here, onAgain, onKept }: KeepingProps) {
  const words = useWords(photoWords);
  const lockSaid = useWords(lockWords);
  const write = useWork();
  const lock = useLock();
  const [typed, setTyped] = useState<{ day: Day; note: string }>({ day, note: '' });
  const [isBusy, setBusy] = useState(false);
  const isFuture = !isDay(typed.day) || typed.day > here.today;
  useUnfinished(true);
  async function keep(): Promise<void> {
    if (isFuture || isBusy) return;
    setBusy(true);
    void askToPersist();
    const note = typed.note.trim() === '' ? null : typed.note.trim();
    const kept = await attempt(
      () => write((db, userId) => keepProgressPhoto(db, userId, { ...posed, note, taken_on: typed.day, picture })),
      { title: words.take.notSaved, description: words.take.notSavedHelp },
    );
    setBusy(false);
    if (!kept) return;
    toast({ title: words.take.saved });
    onKept();
  }
  return (
    <>
      {lock === 'shut' ? <UnlockForm /> : <Preview picture={picture} />}
      <TextField
        type="date"
        label={words.take.day}
        max={here.today}
        value={typed.day}
        error={isFuture ? words.take.future : undefined}
        onChange={({ target }) => setTyped({ ...typed, day: target.value })}
      />
      <AreaField
        label={words.one.note}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={typed.note}
        onChange={({ target }) => setTyped({ ...typed, note: target.value })}
      />
      <LittleRoom />
      <Button
        look="act"
        large
        full
        busy={isBusy}
        blocked={lock === 'shut' ? lockSaid.unlockFirst : undefined}
        onClick={() => void keep()}
      >
        {words.take.save}
      </Button>
      <Button look="line" full onClick={onAgain}>
        {words.take.again}
      </Button>
    </>
  );
}
