import { showAnswered } from '#sync/actions/surgery.ts';
import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import { grantsBy } from '#sync/queries/grants.ts';
import { progressPhotosNamed } from '#sync/queries/progress-photos.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Picture } from '#src/work/photos/picture.tsx';
import { useLock } from '#src/work/photos/use-lock.ts';
import { useSave } from '#src/work/use-save.ts';
import { mySurgeryWords } from './words.ts';

/** As long as the after-care of one operation takes. */
const SHOWN_DAYS = 90;
export const shownUntil = (today: Day): Day => addDays(today, SHOWN_DAYS);

/** The photos of an answer that the album has, and of each that its surgeon sees the last day. */
async function sightOf(db: ReadOnly, userId: string, { photo_ids, surgeon_id }: SurgeryCheckin, today: Day) {
  const [photos, given, settings] = await Promise.all([
    progressPhotosNamed(db, photo_ids),
    grantsBy(db, userId, 'progress_photos', today),
    settingsOf(db, userId),
  ]);
  const its = settings?.progress_photos ? given.filter(({ provider_id }) => provider_id === surgeon_id) : [];
  const days = photos.flatMap(({ id }) => its.findLast(({ row_ids }) => row_ids.includes(id))?.until ?? []);
  return { photos, days };
}

interface AnswerProps {
  answer: SurgeryCheckin;
  purpose: string;
  /** The surgeon can be shown photos. */
  isInCare: boolean;
  today: Day;
}

const useSight = (answer: SurgeryCheckin, today: Day) =>
  knownOf(useRow((db, userId) => sightOf(db, userId, answer, today), [answer.id, answer.answered_at, today]));

/** Whether the surgeon sees the photos of one's own answer, and until when. */
export function Sight({ answer, purpose, isInCare, today }: AnswerProps) {
  const { photos: words } = useWords(mySurgeryWords);
  const language = useLanguage();
  const save = useSave();
  const found = useSight(answer, today);
  if (!found || found.photos.length === 0) return null;
  const [first, ...others] = new Set(found.days);
  const [seen, all] = [found.days.length, found.photos.length];
  if (first !== undefined) {
    const day = others.length === 0 ? dayInWords(first, language) : null;
    return <p className="muted small">{words.shown(seen, all, day)}</p>;
  }
  return (
    <>
      <p className="muted small">{words.hidden}</p>
      {isInCare && (
        <Button
          look="line"
          onClick={() =>
            void save(showAnswered(answer, { purpose, until: shownUntil(today) }), {
              failed: { title: words.notShown },
              once: answer.id,
            })
          }
        >
          {words.again}
        </Button>
      )}
    </>
  );
}

/** The photos of one's own answer. */
export function AnsweredPhotos(answered: AnswerProps) {
  const { photos: words } = useWords(mySurgeryWords);
  const found = useSight(answered.answer, answered.today);
  const lock = useLock();
  if (!found || found.photos.length === 0) return null;
  return (
    <>
      {lock === 'shut' ? (
        <p className="muted small">
          {words.locked} <ButtonLink to="/progress">{words.unlock}</ButtonLink>
        </p>
      ) : (
        <ul className="photo-strip" aria-label={words.label}>
          {found.photos.map((photo) => (
            <li key={photo.id}>
              <Picture photo={photo} small />
            </li>
          ))}
        </ul>
      )}
      <Sight {...answered} />
    </>
  );
}
