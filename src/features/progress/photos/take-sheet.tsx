import { useState } from 'react';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon, VideoIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { ofPose } from '#src/work/photos/poses.ts';
import type { Posed } from '#src/work/photos/poses.ts';
import { dayOfFile, prepare } from '#src/work/photos/shrink.ts';
import type { Prepared } from '#src/work/photos/shrink.ts';
import { roomLeft } from './album.ts';
import { Camera } from './camera.tsx';
import { Keeping } from './keeping.tsx';
import { PoseField } from './pose-field.tsx';
import { Room } from './room.tsx';
import { hasCamera } from './use-camera.ts';
import { photoWords } from './words.ts';

/** On a phone the choice of a file offers the camera, too. */
const PICTURES = { 'image/*': [] };

interface Taken {
  picture: Prepared;
  day: Day;
}

interface SourceProps {
  last: ProgressPhoto | null;
  here: Here;
  onPicture: (taken: Taken) => void;
}

/** The camera, or a file. */
function Source({ last, here, onPicture }: SourceProps) {
  const words = useWords(photoWords).take;
  const [isCamera, setCamera] = useState(false);
  async function take(source: Blob, day: Day): Promise<void> {
    const prepared = await attempt(() => prepare(source), {
      title: words.unreadable,
      description: words.unreadableHelp,
    });
    if (prepared) onPicture({ picture: prepared.value, day });
  }
  return (
    <>
      {isCamera && <Camera last={last} onShot={(picture) => void take(picture, here.today)} />}
      {!isCamera && hasCamera() && (
        <Button look="act" large full icon={VideoIcon} onClick={() => setCamera(true)}>
          {words.camera}
        </Button>
      )}
      <Upload
        label={words.file}
        icon={ImageIcon}
        accept={PICTURES}
        onFile={(file) => void take(file, dayOfFile(file, here))}
      />
    </>
  );
}

export function TakeSheet({ here, onClose }: { here: Here; onClose: () => void }) {
  const words = useWords(photoWords);
  const [posed, setPosed] = useState<Posed>({ pose: 'front', own_pose: null });
  const [taken, setTaken] = useState<Taken | null>(null);
  const photos = knownOf(useRows(progressPhotosOf)) ?? [];
  const [last = null] = ofPose(photos, posed);
  const isFull = roomLeft(photos.length) === 0;
  return (
    <Sheet open title={words.take.title} onClose={onClose}>
      <div className="photo-form">
        <Room photos={photos.length} />
        <PoseField photos={photos} posed={posed} onPose={setPosed} />
        {taken ? (
          <Keeping {...taken} posed={posed} here={here} onAgain={() => setTaken(null)} onKept={onClose} />
        ) : (
          !isFull && <Source last={last} here={here} onPicture={setTaken} />
        )}
      </div>
    </Sheet>
  );
}
