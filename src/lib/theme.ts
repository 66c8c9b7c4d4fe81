/** What a choice comes to on a device whose system is dark or not; without one it is light. */
export const themeShown = (theme: unknown, isSystemDark: boolean): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'system' && isSystemDark) ? 'dark' : 'light';
