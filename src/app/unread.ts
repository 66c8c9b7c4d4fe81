import { useEffect } from 'react';
import { useSession } from '#src/data/provider.tsx';

/** Where `public/first-paint.js` looks for it. */
const UNREAD_KEY = 'unread';

function show(count: number): void {
  // A browser without badges shows none, and one that refuses them is no fault of the person's.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  if (count > 0) localStorage.setItem(UNREAD_KEY, String(count));
  else localStorage.removeItem(UNREAD_KEY);
}

/** On the icon of the app, where there is one, and for the bell of the public pages. */
export function useUnreadShown(count: number): void {
  useEffect(() => show(count), [count]);
}

/** Whoever has left, or whose account is deleted, leaves no number behind. */
export function useUnreadForgotten(): void {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'signed-out') show(0);
  }, [state]);
}
