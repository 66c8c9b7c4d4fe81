import { liveQuery } from 'dexie';

const EVERY_MS = 30_000;

interface InStep {
  /** What it depends on, in a text: a change of it is a reason to look. */
  wanted: () => Promise<string>;
  sync: () => Promise<void>;
}

/** Keeps something beside the queue in step with the server. Failures are tried again. */
export function keepInStep({ wanted, sync }: InStep): () => void {
  let isUnderWay = false;
  let isWanted = false;
  async function look(): Promise<void> {
    isWanted = true;
    if (isUnderWay) return;
    isUnderWay = true;
    while (isWanted && navigator.onLine) {
      isWanted = false;
      await sync().catch(() => undefined);
    }
    isUnderWay = false;
  }
  const onChange = (): void => void look();
  const subscription = liveQuery(wanted).subscribe({ next: onChange, error: () => undefined });
  const handle = setInterval(onChange, EVERY_MS);
  globalThis.addEventListener('online', onChange);
  return () => {
    subscription.unsubscribe();
    clearInterval(handle);
    globalThis.removeEventListener('online', onChange);
  };
}
