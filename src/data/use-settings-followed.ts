import { useEffect } from 'react';
import { useOpen } from './provider.tsx';
import { followAccount, followTheme } from './settings-follow.ts';
import { settings } from './use-settings.ts';

/** For the one place that holds the app: the theme, and the account's row while its database is open. */
export function useSettingsFollowed(): void {
  const open = useOpen();
  useEffect(() => followTheme(settings, window), []);
  useEffect(() => (open ? followAccount(settings, open.db, open.userId) : undefined), [open]);
}
