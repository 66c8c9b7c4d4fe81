import { Suspense, useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import { photosShown } from './queries.ts';
import { theatreWords } from './words.ts';

const AnsweredSheet = later(async () => (await import('./answered-sheet.tsx')).AnsweredSheet);

interface AnsweredPhotosProps {
  answer: SurgeryCheckin;
  moment: string;
  today: Day;
}

/** What the client shows beside an answer, as long as a grant does. */
export function AnsweredPhotos({ answer: { client_id, photo_ids }, moment, today }: AnsweredPhotosProps) {
  const { after: words } = useWords(theatreWords);
  const [isOpen, setOpen] = useState(false);
  const shown = knownOf(useRows((db, userId) => photosShown(db, userId, client_id, today), [client_id, today]));
  const photos = shown?.filter(({ id }) => photo_ids.includes(id)) ?? [];
  if (photo_ids.length === 0) return null;
  return (
    <>
      {photos.length === 0 ? (
        <p className="muted small">{words.unshown}</p>
      ) : (
        <Button look="line" icon={ImageIcon} onClick={() => setOpen(true)}>
          {words.photos(photos.length, moment)}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <AnsweredSheet
            clientId={client_id}
            title={moment}
            photos={photos}
            today={today}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
