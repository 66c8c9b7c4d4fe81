import { useState } from 'react';
import { MOST_ANSWERED } from '#sync/entities/surgery-checkins.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { useRows } from '#src/data/rows.ts';
import { keepProgressPhoto } from '#src/data/uploads/album-files.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { PickPhotos } from '#src/work/photos/pick-photos.tsx';
import { usePoseName } from '#src/work/photos/picture.tsx';
import { STANDARD } from '#src/work/photos/poses.ts';
import { dayOfFile, prepare } from '#src/work/photos/shrink.ts';
import { useLock } from '#src/work/photos/use-lock.ts';
import { pictureWords } from '#src/work/photos/words.ts';
import { mySurgeryWords } from './words.ts';

/** On a phone the choice of a file offers the camera, too. */
const PICTURES = { 'image/*': [] };
const ANGLES = STANDARD.map(({ pose }) => pose);

function Adding({ here, onKept }: { here: Here; onKept: (id: string) => void }) {
  const { photos: words } = useWords(mySurgeryWords);
  const { pose: label } = useWords(pictureWords);
  const poseName = usePoseName();
  const write = useWork();
  const [pose, setPose] = useState<(typeof ANGLES)[number]>('front');
  async function add(file: File): Promise<void> {
    const picture = await attempt(() => prepare(file), { title: words.unreadable, description: words.unreadableHelp });
    if (!picture) return;
    const photo = { pose, own_pose: null, note: null, taken_on: dayOfFile(file, here), picture: picture.value };
    const kept = await attempt(() => write((db, userId) => keepProgressPhoto(db, userId, photo)), {
      title: words.notKept,
      description: words.notKeptHelp,
    });
    if (kept) onKept(kept.value);
  }
  return (
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
  );
}

interface CheckinPhotosProps {
  picked: readonly string[];
  onPick: (ids: string[]) => void;
  /** Photos of the album since then are there to be ticked. */
  since: Day;
  until: Day;
  here: Here;
}

/** Photos beside an answer. They are kept in the album at once, and shown once the answer is saved. */
export function CheckinPhotos({ picked, onPick, since, until, here }: CheckinPhotosProps) {
  const { photos: words } = useWords(mySurgeryWords);
  const language = useLanguage();
  const lock = useLock();
  const album = knownOf(useRows(progressPhotosOf)) ?? [];
  const offered = album.filter(({ id, taken_on }) => picked.includes(id) || taken_on >= since);
  if (lock === 'shut') {
    return (
      <Notice title={words.locked}>
        {words.lockedHelp} <ButtonLink to="/progress">{words.unlock}</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <p className="muted small">{words.help(dayInWords(until, language))}</p>
      {offered.length > 0 && (
        <PickPhotos
          label={words.label}
          photos={offered}
          picked={new Set(picked)}
          onPick={(ids) => onPick([...ids].slice(0, MOST_ANSWERED))}
        />
      )}
      {picked.length < MOST_ANSWERED ? (
        <Adding here={here} onKept={(id) => onPick([...picked, id])} />
      ) : (
        <p className="muted small">{words.most(MOST_ANSWERED)}</p>
      )}
    </>
  );
}
