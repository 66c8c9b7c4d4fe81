import { APP_PATHS } from '#src/lib/paths.ts';
import type { Mirror } from '#src/data/mirror.ts';

/** Under which a screen is kept as it was last seen; `public/last-seen.js` shows it until the app is there. */
export const keptScreenKey = (path: string): string => `seen:${path}`;

/** What one person saw is nobody else's to see. */
export const forgetKeptScreens = (mirror: Mirror | null): void =>
  APP_PATHS.forEach((path) => mirror?.removeItem(keptScreenKey(path)));
