import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { useOpen } from '#src/data/database/use-open.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { endPush } from '#src/data/push-here.ts';
import { useRow } from '#src/data/rows.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { leavingWords } from './words.ts';

/** Nobody clicked anything on this device. */
const READING_MS = 60_000;

/** The server has ended the session, or the profile is gone while the token is still valid. */
function useDoubt(): boolean {
  const session = useSession();
  const profile = useRow(profileOf);
  return session.state === 'signed-in' && (!session.canSync || profile.state === 'empty');
}

/** Wipes this device when the account was deleted, wherever that was done. */
export function useDeletionFollowed(): void {
  const data = useAppData();
  const userId = useOpen()?.userId;
  const isInDoubt = useDoubt();
  const { deleted: words } = useWords(leavingWords);
  const isAsking = useRef(false);

  async function leaveWhereDeleted(who: string): Promise<void> {
    const { isDeleted } = await import('#src/data/session/deletion.ts');
    if (!(await isDeleted(data.session, who))) return;
    settings.forgetUnsaved();
    void endPush().catch(() => undefined);
    await data.signOut('wipe');
    toast({ title: words.title, description: words.help, duration: READING_MS });
  }

  const look = useEffectEvent((who: string) => {
    if (document.visibilityState !== 'visible' || isAsking.current) return;
    isAsking.current = true;
    // If it could not ask, it asks at the next occasion.
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
