import { useEffect, useMemo, useState } from 'react';
import { POSES } from '#sync/entities/progress-photos.ts';
import type { Pose, ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { keepProgressPhoto, PHOTO_TYPE } from '#src/data/uploads/album-files.ts';
import { useRows } from '#src/data/rows.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import { isDay } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ImageIcon, VideoIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { recordWords } from '#src/work/records/words.ts';
import { Camera } from './camera.tsx';
import { prepare } from './shrink.ts';
import type { Prepared } from './shrink.ts';
import { hasCamera } from './use-camera.ts';
import { photoWords } from './words.ts';

/** On a phone the choice of a file offers the camera, too. */
const PICTURES = { 'image/*': [] };

function Preview({ picture }: { picture: Prepared }) {
  const words = useWords(photoWords).take;
  const address = useMemo(() => URL.createObjectURL(new Blob([picture.whole], { type: PHOTO_TYPE })), [picture]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img className="shot" src={address} alt={words.preview} width={picture.width} height={picture.height} />;
}

interface SourceProps {
  last: ProgressPhoto | null;
  onPicture: (picture: Prepared) => void;
}

/** The camera, or a file. */
function Source({ last, onPicture }: SourceProps) {
  const words = useWords(photoWords).take;
  const [isCamera, setCamera] = useState(false);
  async function take(source: Blob): Promise<void> {
    const prepared = await attempt(() => prepare(source), {
      title: words.unreadable,
      description: words.unreadableHelp,
    });
    if (prepared) onPicture(prepared.value);
  }
  return (
    <>
      {isCamera && <Camera last={last} onShot={(picture) => void take(picture)} />}
      {!isCamera && hasCamera() && (
        <Button look="act" large full icon={VideoIcon} onClick={() => setCamera(true)}>
          {words.camera}
        </Button>
      )}
      <Upload label={words.file} icon={ImageIcon} accept={PICTURES} onFile={(file) => void take(file)} />
    </>
  );
}

interface KeepingProps {
  picture: Prepared;
  pose: Pose;
  here: Here;
  onAgain: () => void;
  onKept: () => void;
}

function Keeping({ picture, pose, here, onAgain, onKept }: KeepingProps) {
  const words = useWords(photoWords).take;
  const write = useWork();
  const [day, setDay] = useState<Day>(here.today);
  const [isBusy, setBusy] = useState(false);
  const isFuture = !isDay(day) || day > here.today;
  useUnfinished(true);
  async function keep(): Promise<void> {
    if (isFuture || isBusy) return;
    setBusy(true);
    const kept = await attempt(
      () => write((db, userId) => keepProgressPhoto(db, userId, { pose, taken_on: day, picture })),
      {
        title: words.notSaved,
        description: words.notSavedHelp,
      },
    );
    setBusy(false);
    if (!kept) return;
    toast({ title: words.saved });
    onKept();
  }
  return (
    <>
      <Preview picture={picture} />
      <TextField
        type="date"
        label={words.day}
        max={here.today}
        value={day}
        error={isFuture ? words.future : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button look="act" large full busy={isBusy} onClick={() => void keep()}>
        {words.save}
      </Button>
      <Button look="line" full onClick={onAgain}>
        {words.again}
      </Button>
    </>
  );
}

export function TakeSheet({ here, onClose }: { here: Here; onClose: () => void }) {
  const words = useWords(photoWords).take;
  const { values } = useWords(recordWords);
  const [pose, setPose] = useState<Pose>('front');
  const [picture, setPicture] = useState<Prepared | null>(null);
  const photos = knownOf(useRows(progressPhotosOf)) ?? [];
  const last = photos.find((photo) => photo.pose === pose) ?? null;
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="photo-form">
        <ChoiceChips
          label={words.pose}
          choices={POSES}
          chosen={pose}
          nameOf={(name) => values[name]}
          onChoose={setPose}
        />
        {picture ? (
          <Keeping picture={picture} pose={pose} here={here} onAgain={() => setPicture(null)} onKept={onClose} />
        ) : (
          <Source last={last} onPicture={setPicture} />
        )}
      </div>
    </Sheet>
  );
}
