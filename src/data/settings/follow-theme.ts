import { effectiveTheme } from '#src/lib/theme.ts';
import { SETTINGS_KEY } from './settings.ts';
import type { SettingsStore } from './settings.ts';

/** Applies the theme now and whenever it, the system's or another tab's choice changes. */
export function followTheme(settings: SettingsStore, page: Window): () => void {
  const system = page.matchMedia('(prefers-color-scheme: dark)');
  const gone = new AbortController();
  function show(): void {
    const { theme } = settings.store.getState();
    page.document.documentElement.dataset['theme'] = effectiveTheme(theme, system.matches);
  }
  system.addEventListener('change', show, gone);
  page.addEventListener(
    'storage',
    ({ key }) => {
      if (key === SETTINGS_KEY) settings.reread();
    },
    gone,
  );
  const unsubscribe = settings.store.subscribe(show);
  show();
  return () => {
    gone.abort();
    unsubscribe();
  };
}
