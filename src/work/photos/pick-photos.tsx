import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { Picture, usePhotoName } from './picture.tsx';

interface PickPhotosProps {
  label: string;
  photos: readonly ProgressPhoto[];
  picked: ReadonlySet<string>;
  onPick: (picked: Set<string>) => void;
}

/** Photos of the album, each to be ticked. */
export function PickPhotos({ label, photos, picked, onPick }: PickPhotosProps) {
  const nameOf = usePhotoName();
  const toggle = (id: string): void => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    onPick(next);
  };
  return (
    <fieldset className="photo-pick">
      <legend>{label}</legend>
      {photos.map((photo) => (
        <label key={photo.id}>
          <Picture photo={photo} small />
          <span className="small">{nameOf(photo)}</span>
          <input
            type="checkbox"
            aria-label={nameOf(photo)}
            checked={picked.has(photo.id)}
            onChange={() => toggle(photo.id)}
          />
        </label>
      ))}
    </fieldset>
  );
}
