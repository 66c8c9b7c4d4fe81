import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { pageMirror } from './mirror.ts';
import { useOpen } from './provider.tsx';
import { createSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { followAccount, followTheme } from './settings-follow.ts';

/** One a page, read before the first render. */
export const settings = createSettings(pageMirror());

export const useSettings = (): Settings => useStore(settings.store);

/** For the one place that holds the app: the theme, and the account's row while its database is open. */
export function useSettingsFollowed(): void {
  const open = useOpen();
  useEffect(() => followTheme(settings, window), []);
  useEffect(() => (open ? followAccount(settings, open.db, open.userId) : undefined), [open]);
}
