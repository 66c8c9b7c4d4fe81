import './photos.css';
import { useRow } from '#src/data/rows.ts';
import type { FilesStatus } from '#src/data/uploads/uploads.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { overTimeWords } from '#src/work/progress/words.ts';
import type { Shown } from '../progress-sheets.tsx';

import { albumOf, posesToCompare } from './album.ts';
import type { Album } from './album.ts';
import { Picture, usePhotoName } from './picture.tsx';
import { photoWords } from './words.ts';

function Sending({ waiting, waitingBytes, sentBytes, refused }: FilesStatus) {
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
      </p>
    </>
  );
}

function Strip({ shots, onShow }: Pick<Album, 'shots'> & { onShow: (shown: Shown) => void }) {
  const { title } = useWords(photoWords);
  const nameOf = usePhotoName();
  return (
    <ul className="photo-strip" aria-label={title}>
      {shots.map(({ photo }) => (
        <li key={photo.id}>
          <button
            type="button"
            className="photo-open"
            aria-label={nameOf(photo)}
            onClick={() => onShow({ sheet: 'photo', id: photo.id })}
          >
            <Picture photo={photo} small />
            <span className="small">{nameOf(photo)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Newest first, over time. */
export function AlbumCard({ here, onShow }: { here: Here; onShow: (shown: Shown) => void }) {
  const words = useWords(photoWords);
  const { coming } = useWords(overTimeWords);
  const answer = useRow((db, userId) => albumOf(db, userId, here), [here.today, here.zone]);
  const add = (
    <Button look="line" icon={ImageIcon} onClick={() => onShow({ sheet: 'take' })}>
      {words.add}
    </Button>
  );
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={words.failed}>
        {({ shots, files }) =>
          shots.length === 0 ? (
            <Empty title={words.none} act={add}>
              {words.noneHelp}
            </Empty>
          ) : (
            <>
              <Strip shots={shots} onShow={onShow} />
              <Sending {...files} />
              <div className="photo-acts">
                {add}
                {posesToCompare(shots).length > 0 && (
                  <Button look="line" onClick={() => onShow({ sheet: 'compare' })}>
                    {words.compare}
                  </Button>
                )}
              </div>
            </>
          )
        }
      </Answered>
    </Card>
  );
}
