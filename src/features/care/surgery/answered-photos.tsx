import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import { grantsBy } from '#sync/queries/grants.ts';
import { progressPhotosNamed } from '#sync/queries/progress-photos.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Picture } from '#src/work/photos/picture.tsx';
import { mySurgeryWords } from './words.ts';

interface AnsweredPhotosProps {
  answer: SurgeryCheckin;
  today: Day;
}

/** The photos of one's own answer, and whether the surgeon still sees them. */
export function AnsweredPhotos({ answer: { id, photo_ids, surgeon_id, answered_at }, today }: AnsweredPhotosProps) {
  const { photos: words } = useWords(mySurgeryWords);
  const language = useLanguage();
  const found = knownOf(
    useRow(
      async (db, userId) => {
        const photos = await progressPhotosNamed(db, photo_ids);
        const given = await grantsBy(db, userId, 'progress_photos', today);
        const untilOf = (photo: string): Day =>
          given.findLast(({ provider_id, row_ids }) => provider_id === surgeon_id && row_ids.includes(photo))?.until ??
          '';
        return { photos: photos.map((photo) => ({ photo, until: untilOf(photo.id) })) };
      },
      [id, answered_at, today],
    ),
  );
  if (!found || found.photos.length === 0) return null;
  const seen = found.photos.map(({ until }) => until).filter((until) => until !== '');
  const [first = null] = seen.toSorted();
  return (
    <>
      <ul className="photo-strip" aria-label={words.label}>
        {found.photos.map(({ photo }) => (
          <li key={photo.id}>
            <Picture photo={photo} small />
          </li>
        ))}
      </ul>
      <p className="muted small">
        {first === null ? words.hidden : words.shown(seen.length, found.photos.length, dayInWords(first, language))}
      </p>
    </>
  );
}
