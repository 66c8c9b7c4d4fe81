import { pageMirror } from '#src/data/mirror.ts';
import type { Mirror } from '#src/data/mirror.ts';

/** Who has given the PIN in this tab; `public/last-seen.js` looks for it here. */
const KEY = 'unlocked';

export const unlockedIn = (tab: Mirror) => (): string | null => tab.getItem(KEY);

export const noteUnlocked = (userId: string): void => pageMirror(() => sessionStorage).setItem(KEY, userId);
