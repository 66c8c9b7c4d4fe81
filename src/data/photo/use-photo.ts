import { useEffect, useMemo } from 'react';
import { knownOf } from '#src/lib/answer.ts';
import { readPhoto } from './photo.ts';
import { useRow } from '#src/data/rows.ts';

interface Shown {
  /** For the src of an image. */
  address: string;
  isSent: boolean;
}

/** The person's own photo; null where there is none. */
export function usePhoto(): Shown | null {
  const answer = useRow(readPhoto);
  const photo = knownOf(answer);
  const [path, isSent] = [photo?.path, photo?.isSent ?? false];
  const address = useMemo(
    () => (photo ? URL.createObjectURL(new Blob([photo.bytes], { type: 'image/jpeg' })) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- a path has the same bytes for ever
    [path],
  );
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return useMemo(() => (address ? { address, isSent } : null), [address, isSent]);
}
