import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useLanguage } from '#src/ui/language.tsx';
import { DAY, Picture, usePhotoName, usePoseName } from './picture.tsx';

interface StripProps {
  label: string;
  photos: readonly ProgressPhoto[];
  onOpen: (photo: ProgressPhoto) => void;
}

/** Small ones in a row; one opens. */
export function Strip({ label, photos, onOpen }: StripProps) {
  const nameOf = usePhotoName();
  const poseName = usePoseName();
  const language = useLanguage();
  return (
    <ul className="photo-strip" aria-label={label}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <button type="button" className="photo-open" aria-label={nameOf(photo)} onClick={() => onOpen(photo)}>
            <Picture photo={photo} small />
            <b className="small">{poseName(photo)}</b>
            <span className="small">{dayInWords(photo.taken_on, language, DAY)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
