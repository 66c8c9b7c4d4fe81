import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useIsDataLow } from '#src/data/settings/use-low-data.ts';
import { thumbOf, wholeOf } from '#src/data/uploads/album-files.ts';
import { heldOf } from '#src/data/uploads/uploads.ts';
import { useFetching, useFile } from '#src/data/uploads/use-file.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { recordWords } from '#src/work/records/words.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { photoWords } from './words.ts';

export function usePhotoName(): (photo: ProgressPhoto) => string {
  const { values } = useWords(recordWords);
  const language = useLanguage();
  return ({ pose, taken_on }) =>
    `${values[pose]}, ${dayInWords(taken_on, language, { day: 'numeric', month: 'short', year: 'numeric' })}`;
}

/** In full where little data is to be used: only when somebody says so. */
export function InFull({ photos }: { photos: readonly ProgressPhoto[] }) {
  const words = useWords(photoWords);
  const isLow = useIsDataLow();
  const fetchAll = useFetching();
  const [isBusy, setBusy] = useState(false);
  const paths = photos.map(({ path }) => path);
  const held = knownOf(useRow(async (db) => ({ count: await heldOf(db, paths) }), paths));
  if (!isLow || !held || held.count === paths.length) return null;
  async function show(): Promise<void> {
    setBusy(true);
    await attempt(() => fetchAll(photos.map(wholeOf)), { title: words.missing });
    setBusy(false);
  }
  return (
    <Button look="line" full icon={ImageIcon} busy={isBusy} onClick={() => void show()}>
      {words.inFull}
    </Button>
  );
}

/** The thumb until the whole of it is here. */
export function Picture({ photo, small = false }: { photo: ProgressPhoto; small?: boolean }) {
  const words = useWords(photoWords);
  const nameOf = usePhotoName();
  const thumb = useFile(thumbOf(photo));
  const isLow = useIsDataLow();
  const whole = useFile(small ? thumbOf(photo) : wholeOf(photo), small || !isLow);
  const address = whole.address ?? thumb.address;
  const { isMissing } = isLow ? thumb : whole;
  const { width, height } = photo;
  if (address) return <img className="shot" src={address} alt={nameOf(photo)} width={width} height={height} />;
  return (
    <span className="shot not-here small">
      <ImageIcon />
      {isMissing && words.missing}
    </span>
  );
}
