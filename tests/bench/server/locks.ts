import { one } from './house.ts';
import type { House } from './house.ts';

const EVERY_MS = 50;

/** Looks again and again who waits for a lock; `stop` answers how often somebody did, and how many at most. */
export function watchLocks({ admin }: House): () => Promise<Record<string, number>> {
  const seen = { looks: 0, 'looks with somebody waiting': 0, 'most waiting at once': 0 };
  const stop = new AbortController();
  const watching = (async () => {
    while (!stop.signal.aborted) {
      const { waiting } = one(
        await admin<{ waiting: number }[]>`
          select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      seen.looks += 1;
      if (waiting > 0) seen['looks with somebody waiting'] += 1;
      seen['most waiting at once'] = Math.max(seen['most waiting at once'], waiting);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    return seen;
  };
}
