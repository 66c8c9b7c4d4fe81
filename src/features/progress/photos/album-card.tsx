import { Suspense, useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import type { FilesStatus } from '#src/data/uploads/uploads.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { DownloadIcon, EyeIcon, ImageIcon, KeyIcon, TodayIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { overTimeWords } from '#src/work/progress/words.ts';
import { posesToCompare } from '#src/work/photos/poses.ts';
import { Strip } from '#src/work/photos/strip.tsx';
import type { Shown } from '../progress-sheets.tsx';
import { albumOf } from './album.ts';
import type { Album } from './album.ts';
import { Gate } from './lock/gate.tsx';
import { useLock } from '#src/work/photos/use-lock.ts';
import { Room } from './room.tsx';
import { lockWords } from '#src/work/photos/lock/words.ts';
import { photoWords } from './words.ts';

const sheets = () => import('./album-sheets.ts');
const DaysSheet = later(async () => (await sheets()).DaysSheet);
const ShowSheet = later(async () => (await sheets()).ShowSheet);
const LockSheet = later(async () => (await sheets()).LockSheet);
const ZipConfirm = later(async () => (await sheets()).ZipConfirm);

function Sending({ waiting, waitingBytes, sentBytes, refused, shut }: FilesStatus) {
  const words = useWords(photoWords);
  const language = useLanguage();
  const sizeOf = (bytes: number): string =>
    (Math.ceil(bytes / 1000) / 1000).toLocaleString(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumSignificantDigits: 2,
    });
  return (
    <>
      {refused > 0 && (
        <Notice tone="warn" title={words.refused}>
          {words.refusedHelp}
        </Notice>
      )}
      <p className="muted small">
        {waiting > 0 ? words.waiting(waiting, sizeOf(waitingBytes)) : words.sent(sizeOf(sentBytes))}
        {shut > 0 && ` ${words.shutWaiting}`}
      </p>
    </>
  );
}

type Opened = 'days' | 'show' | 'lock' | 'zip';

interface PhotosProps {
  album: Album;
  here: Here;
  onShow: (shown: Shown) => void;
}

function Photos({ album: { shots, files }, here, onShow }: PhotosProps) {
  const words = useWords(photoWords);
  const lockSaid = useWords(lockWords);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const photos = shots.map(({ photo }) => photo);
  const isOpen = ['none', 'open'].includes(useLock() ?? '');
  return (
    <>
      <Gate>
        <Strip label={words.title} photos={photos} onOpen={({ id }) => onShow({ sheet: 'photo', id })} />
      </Gate>
      <Sending {...files} />
      <Room photos={photos.length} />
      <div className="photo-acts">
        <Button look="line" icon={ImageIcon} onClick={() => onShow({ sheet: 'take' })}>
          {words.add}
        </Button>
        {isOpen && posesToCompare(photos).length > 0 && (
          <Button look="line" onClick={() => onShow({ sheet: 'compare' })}>
            {words.compare}
          </Button>
        )}
        <Button look="line" icon={TodayIcon} onClick={() => setOpened('days')}>
          {words.days.open}
        </Button>
        <Button look="line" icon={EyeIcon} onClick={() => setOpened('show')}>
          {words.show.open}
        </Button>
        <Button look="line" icon={KeyIcon} onClick={() => setOpened('lock')}>
          {lockSaid.open}
        </Button>
        {isOpen && (
          <Button look="line" icon={DownloadIcon} onClick={() => setOpened('zip')}>
            {words.zip.open}
          </Button>
        )}
      </div>
      <Suspense>
        {opened === 'days' && <DaysSheet here={here} onClose={close} />}
        {opened === 'show' && <ShowSheet here={here} onClose={close} />}
        {opened === 'lock' && <LockSheet onClose={close} />}
        {opened === 'zip' && <ZipConfirm today={here.today} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Newest first, over time. */
export function AlbumCard({ here, onShow }: Pick<PhotosProps, 'here' | 'onShow'>) {
  const words = useWords(photoWords);
  const { coming } = useWords(overTimeWords);
  const answer = useRow((db, userId) => albumOf(db, userId, here), [here.today, here.zone]);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={words.failed}>
        {(album) =>
          album.shots.length === 0 ? (
            <Empty
              title={words.none}
              act={
                <Button look="line" icon={ImageIcon} onClick={() => onShow({ sheet: 'take' })}>
                  {words.add}
                </Button>
              }
            >
              {words.noneHelp}
            </Empty>
          ) : (
            <Photos album={album} here={here} onShow={onShow} />
          )
        }
      </Answered>
    </Card>
  );
}
