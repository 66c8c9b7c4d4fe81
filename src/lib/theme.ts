/** The theme a choice gives on this device; light where the system does not say. */
export const effectiveTheme = (theme: unknown, isSystemDark: boolean): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'system' && isSystemDark) ? 'dark' : 'light';
