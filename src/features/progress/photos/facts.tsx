import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useMeasures } from '#src/work/progress/use-measures.ts';
import type { Shot } from './album.ts';
import { photoWords } from './words.ts';

/** The day of a photo, and what was measured on it. */
export function Facts({ photo, weight, waist, hasNote = false }: Shot & { hasNote?: boolean }) {
  const words = useWords(photoWords).one;
  const language = useLanguage();
  const { inWords } = useMeasures();
  return (
    <div className="photo-facts">
      <b>{dayInWords(photo.taken_on, language, { day: 'numeric', month: 'long', year: 'numeric' })}</b>
      {weight !== null && (
        <span>
          {words.weight} {inWords('weight', weight)}
        </span>
      )}
      {waist !== null && (
        <span>
          {words.waist} {inWords('waist', waist)}
        </span>
      )}
      {hasNote && photo.note !== null && <span>{photo.note}</span>}
      {weight === null && waist === null && <span className="muted">{words.unmeasured}</span>}
    </div>
  );
}
