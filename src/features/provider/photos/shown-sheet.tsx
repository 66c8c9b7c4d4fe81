import { useEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Compared } from '#src/work/photos/compared.tsx';
import { Picture, usePhotoName } from '#src/work/photos/picture.tsx';
import { posesToCompare } from '#src/work/photos/poses.ts';
import { Strip } from '#src/work/photos/strip.tsx';
import { useToldLook } from '#src/work/care/use-told-look.ts';
import { viewerOf } from './queries.ts';
import type { ShownSet } from './queries.ts';
import { shownWords } from './words.ts';

export function useFacts(photos: ShownSet['photos']): ReadonlyMap<string, ReactNode> {
  const nameOf = usePhotoName();
  return new Map(
    photos.map((photo) => [
      photo.id,
      <span key="facts" className="photo-facts">
        <b>{nameOf(photo)}</b>
        {photo.note}
      </span>,
    ]),
  );
}

export function Looked({ photos }: Pick<ShownSet, 'photos'>) {
  const words = useWords(shownWords);
  const [wantedId, setWanted] = useState<string | null>(null);
  const [first, ...others] = posesToCompare(photos);
  const wanted = photos.find(({ id }) => id === wantedId) ?? photos[0];
  const facts = useFacts(photos);
  return (
    <>
      <Strip label={words.strip} photos={photos} onOpen={({ id }) => setWanted(id)} />
      {wanted && (
        <>
          <div className="photo-frame">
            <Picture photo={wanted} />
          </div>
          {facts.get(wanted.id)}
        </>
      )}
      {first && <Compared photos={photos} poses={[first, ...others]} facts={facts} />}
    </>
  );
}

interface WatchedProps {
  clientId: string;
  title: string;
  today: Day;
  onClose: () => void;
  /** Null once nothing is shown any more, also while it is open. */
  children: ReactNode;
}

/** To look at: under the name of who looks, and not in print. The client is told. */
export function Watched({ clientId, title, today, onClose, children }: WatchedProps) {
  const words = useWords(shownWords);
  const language = useLanguage();
  const toldLook = useToldLook();
  const viewer = knownOf(useRow(viewerOf));
  useEffect(() => {
    toldLook(clientId, 'photos');
    // oxlint-disable-next-line react/exhaustive-deps -- once each time they are opened
  }, [clientId]);
  const mark = { '--mark': JSON.stringify(`${viewer ?? ''} · ${dayInWords(today, language)}`) } as CSSProperties;
  return (
    <Sheet open title={title} onClose={onClose}>
      {children === null ? (
        <p>{words.ended}</p>
      ) : (
        <div className="photo-form">
          <p className="muted">{words.help}</p>
          <div className="photo-form photo-shown" style={mark} onContextMenu={(event) => event.preventDefault()}>
            {children}
          </div>
        </div>
      )}
    </Sheet>
  );
}

interface ShownSheetProps extends Pick<WatchedProps, 'clientId' | 'today' | 'onClose'> {
  /** Null once it is shown no more, also while it is open. */
  shown: ShownSet | null;
}

export function ShownSheet({ shown, ...watched }: ShownSheetProps) {
  const words = useWords(shownWords);
  return (
    <Watched {...watched} title={shown?.grant.purpose ?? words.title}>
      {shown && <Looked photos={shown.photos} />}
    </Watched>
  );
}
