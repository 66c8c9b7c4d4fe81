import type { ReactNode } from 'react';
import { MOST_ANSWERED } from '#sync/entities/surgery-checkins.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { UnlockForm } from '#src/work/photos/lock/unlock-form.tsx';
import { PickPhotos } from '#src/work/photos/pick-photos.tsx';
import { useLock } from '#src/work/photos/use-lock.ts';
import { Adding } from './adding.tsx';
import { mySurgeryWords } from './words.ts';

interface CheckinPhotosProps {
  picked: readonly string[];
  /** By the answer as it stands. */
  answered: readonly string[];
  /** Over what is picked by then: a photo is kept while another is ticked. */
  onPick: (change: (picked: readonly string[]) => string[]) => void;
  onHeld: (more: number) => void;
  /** Photos of the album since then are there to be ticked. */
  since: Day;
  /** Otherwise photos can only be taken away. */
  isInCare: boolean;
  here: Here;
  /** Who sees them. */
  children: ReactNode;
}

/** Photos beside an answer. They are kept in the album at once, and shown once the answer is saved. */
export function CheckinPhotos({
  picked,
  answered,
  onPick,
  onHeld,
  since,
  isInCare,
  here,
  children,
}: CheckinPhotosProps) {
  const { photos: words } = useWords(mySurgeryWords);
  const lock = useLock();
  const album = knownOf(useRows(progressPhotosOf));
  const offered = album?.filter(({ id, taken_on }) => picked.includes(id) || (isInCare && taken_on >= since)) ?? [];
  // What was deleted from the album cannot be unticked any more, and takes no place.
  const dead = album ? answered.filter((id) => !album.some((photo) => photo.id === id)) : [];
  const there = picked.filter((id) => !dead.includes(id));
  const pick = (change: (before: readonly string[]) => Iterable<string>): void =>
    onPick((before) => [...change(before.filter((id) => !dead.includes(id)))].slice(0, MOST_ANSWERED));
  const tick = (ticked: ReadonlySet<string>): void => {
    const gone = new Set(there.filter((id) => !ticked.has(id)));
    pick((before) => new Set([...before.filter((id) => !gone.has(id)), ...ticked]));
  };
  return (
    <>
      {children}
      {lock === 'shut' && <UnlockForm />}
      {lock !== 'shut' && offered.length > 0 && (
        <PickPhotos label={words.label} photos={offered} picked={new Set(there)} onPick={tick} />
      )}
      {isInCare && (
        <Adding
          here={here}
          isFull={there.length >= MOST_ANSWERED}
          onKept={(id) => pick((before) => [...before, id])}
          onHeld={onHeld}
        />
      )}
    </>
  );
}
