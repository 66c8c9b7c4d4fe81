import { useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { useWork } from '#src/data/work.ts';
import type { Day } from '#src/lib/days.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { photoWords } from './words.ts';
import { photosAsZip } from './zip-photos.ts';

/** Asked a second time: what is saved leaves the lock and the account behind. */
export function ZipConfirm({ today, onClose }: { today: Day; onClose: () => void }) {
  const words = useWords(photoWords).zip;
  const { session } = useAppData();
  const write = useWork();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const made = await attempt(() => write((db, userId) => photosAsZip(db, userId, session)), { title: words.failed });
    setBusy(false);
    if (!made) return;
    const { zip, missing } = made.value;
    saveFile(`photos-${today}.zip`, zip, 'application/zip');
    toast({ title: words.saved, ...(missing > 0 && { description: words.missing(missing) }) });
    onClose();
  }
  return (
    <Confirm open title={words.ask} act={words.act} busy={isBusy} onAct={() => void save()} onClose={onClose}>
      <p>{words.help}</p>
    </Confirm>
  );
}
