import { useEffect } from 'react';
import { useSession } from '#src/data/session/use-session.ts';

/** `public/first-paint.js` looks for it here. */
const UNREAD_KEY = 'unread';

function show(count: number): void {
  // A browser without badges shows none, and a refusal is not the person's concern.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  if (count > 0) localStorage.setItem(UNREAD_KEY, String(count));
  else localStorage.removeItem(UNREAD_KEY);
}

/** On the app's icon, where it has one, and for the bell of the public pages. */
export function useUnreadShown(count: number): void {
  useEffect(() => show(count), [count]);
}

/** After a sign-out or a deleted account no number stays behind. */
export function useUnreadForgotten(): void {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'signed-out') show(0);
  }, [state]);
}
