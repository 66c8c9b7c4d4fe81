import { useEffect } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { followTheme } from './follow-theme.ts';
import { settings } from './use-settings.ts';

/** Mount once: the theme, and the account's row while its database is open, for which no screen waits. */
export function useSettingsFollowed(): void {
  const open = useOpen();
  useEffect(() => followTheme(settings, window), []);
  useEffect(() => {
    if (!open) return undefined;
    const gone = new AbortController();
    const follow = async (): Promise<void> => {
      const { followAccount } = await import('./follow-account.ts');
      if (gone.signal.aborted) return;
      gone.signal.addEventListener('abort', followAccount(settings, open.db, open.userId));
    };
    void follow().catch(() => undefined);
    return () => gone.abort();
  }, [open]);
}
