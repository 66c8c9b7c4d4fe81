import { useEffect } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { followAccount, followTheme } from './settings-follow.ts';
import { settings } from './use-settings.ts';

/** Mount once: the theme, and the account's row while its database is open. */
export function useSettingsFollowed(): void {
  const open = useOpen();
  useEffect(() => followTheme(settings, window), []);
  useEffect(() => (open ? followAccount(settings, open.db, open.userId) : undefined), [open]);
}
