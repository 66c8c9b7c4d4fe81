import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import type { Day } from '#src/lib/days.ts';
import { Looked, Watched } from '../photos/shown-sheet.tsx';

interface AnsweredSheetProps {
  clientId: string;
  title: string;
  /** None once they are shown no more. */
  photos: ProgressPhoto[];
  today: Day;
  onClose: () => void;
}

/** The photos of one answer. */
export function AnsweredSheet({ photos, ...watched }: AnsweredSheetProps) {
  return <Watched {...watched}>{photos.length > 0 ? <Looked photos={photos} /> : null}</Watched>;
}
