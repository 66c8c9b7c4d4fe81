import { ACCOUNT_KEY } from './session-store.ts';
import type { Session } from './session.ts';

const EVERY_MS = 30_000;

/** Looks whose device it is and renews the token: now and then, and when the page becomes visible or goes online. */
export function keepFresh(session: Pick<Session, 'refresh' | 'reread'>): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    const looked = session.reread().then(() => (navigator.onLine ? session.refresh() : null));
    looked.catch(() => undefined);
  };
  /** Another tab has given the device to somebody. */
  const hear = ({ key }: StorageEvent): void => {
    if (key === ACCOUNT_KEY) session.reread().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look, { signal });
  globalThis.addEventListener('online', look, { signal });
  globalThis.addEventListener('storage', hear, { signal });
  const handle = setInterval(look, EVERY_MS);
  look();
  return () => {
    clearInterval(handle);
    gone.abort();
  };
}
