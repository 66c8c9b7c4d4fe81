import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useIsDataLow } from '#src/data/settings/use-low-data.ts';
import { wholeOf } from '#src/data/uploads/album-files.ts';
import { heldOf } from '#src/data/uploads/uploads.ts';
import { useFetching } from '#src/data/uploads/use-file.ts';
import { knownOf } from '#src/lib/answer.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { pictureWords } from './words.ts';

/** In full where little data is to be used: only when somebody says so. */
export function InFull({ photos }: { photos: readonly ProgressPhoto[] }) {
  const words = useWords(pictureWords);
  const isLow = useIsDataLow();
  const fetchAll = useFetching();
  const [isBusy, setBusy] = useState(false);
  const paths = photos.map(({ path }) => path);
  const held = knownOf(useRow(async (db) => ({ count: await heldOf(db, paths) }), paths));
  if (!isLow || !held || held.count === paths.length) return null;
  async function show(): Promise<void> {
    setBusy(true);
    await attempt(() => fetchAll(photos.map(wholeOf)), { title: words.missing });
    setBusy(false);
  }
  return (
    <Button look="line" full icon={ImageIcon} busy={isBusy} onClick={() => void show()}>
      {words.inFull}
    </Button>
  );
}
