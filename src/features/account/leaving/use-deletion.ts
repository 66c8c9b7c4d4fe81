import { useEffect, useEffectEvent, useRef } from 'react';
import { isDeleted } from '#src/data/deletion.ts';
import { useAppData, useOpen, useSession } from '#src/data/provider.tsx';
import { endPush } from '#src/data/push.ts';
import { useRow } from '#src/data/rows.ts';
import { settings } from '#src/data/use-settings.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { leavingWords } from './words.ts';

/** Nobody pressed anything on the device that says it. */
const READING_MS = 60_000;

/** The server has ended the session, or the profile has gone while the token still counts. */
function useDoubt(): boolean {
  const session = useSession();
  const profile = useRow(profileOf);
  return session.state === 'signed-in' && (!session.canSync || profile.state === 'empty');
}

/** Leaves this device with nothing of an account that was deleted, wherever that was done. */
export function useDeletionFollowed(): void {
  const data = useAppData();
  const userId = useOpen()?.userId;
  const isInDoubt = useDoubt();
  const { deleted: words } = useWords(leavingWords);
  const isAsking = useRef(false);

  async function leaveWhereDeleted(who: string): Promise<void> {
    if (!(await isDeleted(data.session, who))) return;
    settings.forgetUnsaved();
    void endPush().catch(() => undefined);
    await data.signOut('wipe');
    toast({ title: words.title, description: words.help, duration: READING_MS });
  }

  const look = useEffectEvent((who: string) => {
    if (document.visibilityState !== 'visible' || isAsking.current) return;
    isAsking.current = true;
    // What could not be asked is asked at the next occasion.
    void leaveWhereDeleted(who)
      .catch(() => undefined)
      .finally(() => (isAsking.current = false));
  });

  useEffect(() => {
    if (userId === undefined || !isInDoubt) return undefined;
    const again = (): void => look(userId);
    const gone = new AbortController();
    again();
    document.addEventListener('visibilitychange', again, gone);
    globalThis.addEventListener('online', again, gone);
    return () => gone.abort();
  }, [userId, isInDoubt]);
}
