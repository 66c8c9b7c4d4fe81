import './photos.css';
import { useIsDataLow } from '#src/data/settings/use-low-data.ts';
import { thumbOf, wholeOf } from '#src/data/uploads/album-files.ts';
import { useFile } from '#src/data/uploads/use-file.ts';
import { dayInWords } from '#src/lib/days.ts';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { recordWords } from '#src/work/records/words.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { transformOf } from './laid.ts';
import type { Laid } from './laid.ts';
import type { Posed } from './poses.ts';
import { pictureWords } from './words.ts';

export function usePoseName(): (posed: Posed) => string {
  const { values } = useWords(recordWords);
  return ({ pose, own_pose }) => own_pose ?? values[pose];
}

export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export function usePhotoName(): (photo: ProgressPhoto) => string {
  const poseName = usePoseName();
  const language = useLanguage();
  return (photo) => `${poseName(photo)}, ${dayInWords(photo.taken_on, language, DAY)}`;
}

interface PictureProps {
  photo: ProgressPhoto;
  small?: boolean;
  /** As it lies over the others of its pose; otherwise as it was taken. */
  laid?: Laid | undefined;
}

/** The thumb until the whole of it is here. */
export function Picture({ photo, small = false, laid }: PictureProps) {
  const words = useWords(pictureWords);
  const nameOf = usePhotoName();
  const thumb = useFile(thumbOf(photo));
  const isLow = useIsDataLow();
  const whole = useFile(small ? thumbOf(photo) : wholeOf(photo), small || !isLow);
  const address = whole.address ?? thumb.address;
  const { isMissing } = isLow ? thumb : whole;
  const { width, height } = photo;
  if (address) {
    const style = laid && { transform: transformOf(laid) };
    return <img className="shot" src={address} alt={nameOf(photo)} width={width} height={height} style={style} />;
  }
  return (
    <span className="shot not-here small">
      <ImageIcon />
      {isMissing && words.missing}
    </span>
  );
}
