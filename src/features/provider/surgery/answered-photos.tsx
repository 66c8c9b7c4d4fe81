import { Suspense, useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { pictureWords } from '#src/work/photos/words.ts';
import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import { answerShown } from './queries.ts';
import { theatreWords } from './words.ts';

const AnsweredSheet = later(async () => (await import('./answered-sheet.tsx')).AnsweredSheet);

interface AnsweredPhotosProps {
  answer: SurgeryCheckin;
  moment: string;
  today: Day;
}

/** What the client shows beside an answer, as long as a grant does. */
export function AnsweredPhotos({ answer, moment, today }: AnsweredPhotosProps) {
  const { client_id, photo_ids, answered_at } = answer;
  const { after: words } = useWords(theatreWords);
  const { missing } = useWords(pictureWords);
  const [isOpen, setOpen] = useState(false);
  const shown = knownOf(
    useRow((db, userId) => answerShown(db, userId, answer, today), [answer.id, answered_at, today]),
  );
  if (photo_ids.length === 0 || !shown) return null;
  const { isShown, photos } = shown;
  return (
    <>
      {photos.length === 0 ? (
        <p className="muted small">{isShown ? missing : words.unshown}</p>
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
