import { useEffect } from 'react';

/** Where `public/first-paint.js` looks for it. */
const UNREAD_KEY = 'unread';

/** On the icon of the app, where there is one, and for the bell of the public pages. */
export function useUnreadShown(count: number): void {
  useEffect(() => {
    // A browser without badges shows none, and one that refuses them is no fault of the person's.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
    if (count > 0) localStorage.setItem(UNREAD_KEY, String(count));
    else localStorage.removeItem(UNREAD_KEY);
  }, [count]);
}
