import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import type { Day } from '#src/lib/days.ts';
import { Compared } from '#src/work/photos/compared.tsx';
import { usePoseName } from '#src/work/photos/picture.tsx';
import type { Posed } from '#src/work/photos/poses.ts';
import { useFacts, Watched } from '../photos/shown-sheet.tsx';

interface PairSheetProps {
  clientId: string;
  posed: Posed;
  /** The newest first; null once one of them is shown no more. */
  pair: readonly [after: ProgressPhoto, before: ProgressPhoto] | null;
  today: Day;
  onClose: () => void;
}

/** One angle, from before and from after. */
export function PairSheet({ posed, pair, ...watched }: PairSheetProps) {
  const poseName = usePoseName();
  const photos = pair === null ? [] : [...pair];
  const facts = useFacts(photos);
  return (
    <Watched {...watched} title={poseName(posed)}>
      {pair && <Compared photos={photos} poses={[posed]} facts={facts} />}
    </Watched>
  );
}
