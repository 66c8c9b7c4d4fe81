import type { Session } from './session.ts';

const EVERY_MS = 30_000;

/** Renews the token while the page is visible, and at once when it becomes visible or goes online. */
export function keepFresh(session: Pick<Session, 'refresh'>): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const look = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) void session.refresh().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look, { signal });
  globalThis.addEventListener('online', look, { signal });
  const handle = setInterval(look, EVERY_MS);
  look();
  return () => {
    clearInterval(handle);
    gone.abort();
  };
}
