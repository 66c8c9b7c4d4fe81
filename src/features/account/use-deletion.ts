import { useEffect, useEffectEvent } from 'react';
import { isDeleted } from '#src/data/deletion.ts';
import type { Local } from '#src/data/opening.ts';
import { useAppData, useOpen } from '#src/data/provider.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { accountWords } from './words.ts';

/** Leaves this device with nothing of an account that was deleted since it was looked at. */
export function useDeletionFollowed(): void {
  const data = useAppData();
  const open = useOpen();
  const { deleted: words } = useWords(accountWords);
  const look = useEffectEvent(async (db: Local) => {
    if (document.visibilityState !== 'visible') return;
    if (!(await isDeleted(data.session, db).catch(() => false))) return;
    await data.signOut('wipe');
    toast({ title: words.title, description: words.help });
  });
  useEffect(() => {
    if (!open) return undefined;
    const again = (): void => void look(open.db);
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [open]);
}
