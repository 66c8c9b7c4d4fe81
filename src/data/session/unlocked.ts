const KEY = 'unlocked';

/** Who has given the PIN in this tab; `public/last-seen.js` looks for it here. */
export function unlockedHere(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const noteUnlocked = (userId: string): void => sessionStorage.setItem(KEY, userId);
