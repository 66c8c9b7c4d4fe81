import { useEffect, useEffectEvent } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { useOpen } from '#src/data/database/use-open.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { useRow } from '#src/data/rows.ts';
import { useWords } from '#src/ui/language.tsx';
import { profileOf } from '#sync/queries/profiles.ts';
import { leavingWords } from './words.ts';

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
  const follow = useEffectEvent(async (who: string, signal: AbortSignal) => {
    const { followDeletion } = await import('./follow-deletion.ts');
    followDeletion(data, who, words, signal);
  });
  useEffect(() => {
    if (userId === undefined || !isInDoubt) return undefined;
    const gone = new AbortController();
    void follow(userId, gone.signal).catch(() => undefined);
    return () => gone.abort();
  }, [userId, isInDoubt]);
}
