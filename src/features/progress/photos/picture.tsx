import { thumbOf, wholeOf } from '#src/data/uploads/album-files.ts';
import { useFile } from '#src/data/uploads/use-file.ts';
import { dayInWords } from '#src/lib/days.ts';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { recordWords } from '#src/work/records/words.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { photoWords } from './words.ts';

export function usePhotoName(): (photo: ProgressPhoto) => string {
  const { values } = useWords(recordWords);
  const language = useLanguage();
  return ({ pose, taken_on }) =>
    `${values[pose]}, ${dayInWords(taken_on, language, { day: 'numeric', month: 'short', year: 'numeric' })}`;
}

/** The thumb until the whole of it is here. */
export function Picture({ photo, small = false }: { photo: ProgressPhoto; small?: boolean }) {
  const words = useWords(photoWords);
  const nameOf = usePhotoName();
  const thumb = useFile(thumbOf(photo));
  const whole = useFile(small ? thumbOf(photo) : wholeOf(photo));
  const address = whole.address ?? thumb.address;
  const { width, height } = photo;
  if (address) return <img className="shot" src={address} alt={nameOf(photo)} width={width} height={height} />;
  return (
    <span className="shot not-here small">
      <ImageIcon />
      {whole.isMissing && words.missing}
    </span>
  );
}
