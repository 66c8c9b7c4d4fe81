import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdates } from '#src/app/updates.ts';
import type { Worker } from '#src/app/worker.ts';
import { holdUnfinished } from '#src/lib/unfinished.ts';
import { webLocks } from '../support/web-locks.ts';

type Told = Parameters<Worker['addEventListener']>[1];

/** A browser's service worker as its tabs meet it: what one lets in, all are told. */
function house() {
  const listeners = { waiting: new Set<Told>(), controlling: new Set<Told>(), failed: new Set<Told>() };
  const seen = { looks: 0, repairs: 0 };
  const worker: Worker = {
    addEventListener: (type, listener) => listeners[type].add(listener),
    letIn: () => queueMicrotask(() => tell('controlling', { isUpdate: true })),
    update: () => Promise.reject(new TypeError(`offline: ${++seen.looks}`)),
    repair: () => Promise.resolve(void seen.repairs++),
  };
  const tell = (type: keyof typeof listeners, event: { isUpdate?: boolean }) => {
    for (const listener of listeners[type]) listener(event);
  };
  return { worker, tell, seen };
}

function page() {
  const marks = new Map<string, string>();
  const seen = { reloads: 0 };
  return {
    seen,
    reload: () => void seen.reloads++,
    marks: {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => void marks.set(key, value),
      removeItem: (key: string) => void marks.delete(key),
    },
  };
}

describe('a new version', () => {
  let locks: ReturnType<typeof webLocks>;
  const ends: (() => void)[] = [];
  const unfinished = () => {
    const end = holdUnfinished(locks);
    ends.push(end);
    return end;
  };
  beforeEach(() => {
    locks = webLocks();
    return () => {
      for (const end of ends.splice(0)) end();
    };
  });

  it('waits until it is wanted, and then reloads every tab once', async () => {
    const { worker, tell } = house();
    const [here, there] = [page(), page()];
    const updates = createUpdates(worker, here, locks);
    createUpdates(worker, there, locks);
    tell('waiting', {});
    expect(updates.getSnapshot()).toBe('ready');
    expect(here.seen.reloads).toBe(0);
    await updates.apply();
    tell('controlling', { isUpdate: true });
    expect([here.seen.reloads, there.seen.reloads]).toEqual([1, 1]);
  });

  it('is let in once, and so is another that takes its place meanwhile', async () => {
    const { worker, tell } = house();
    const [here, seen] = [page(), { asked: 0 }];
    const updates = createUpdates({ ...worker, letIn: () => void seen.asked++ }, here, locks);
    tell('waiting', {});
    const coming = updates.apply();
    await expect.poll(() => seen.asked).toBe(1);
    await updates.apply();
    expect([updates.getSnapshot(), seen.asked]).toEqual(['coming', 1]);
    tell('waiting', {});
    expect([updates.getSnapshot(), seen.asked, here.seen.reloads]).toEqual(['coming', 2, 0]);
    tell('controlling', { isUpdate: true });
    await coming;
    expect([seen.asked, here.seen.reloads]).toEqual([2, 1]);
  });

  it('does not come in over a form or a workout of this tab', async () => {
    const { worker, tell } = house();
    const here = page();
    const updates = createUpdates(worker, here, locks);
    tell('waiting', {});
    const end = unfinished();
    await updates.apply();
    expect(updates.getSnapshot()).toBe('held');
    expect(here.seen.reloads).toBe(0);
    end();
    await expect.poll(updates.getSnapshot).toBe('ready');
    await updates.apply();
    expect(here.seen.reloads).toBe(1);
  });

  it('does not come in over a form of another tab', async () => {
    const { worker, tell } = house();
    const here = page();
    const updates = createUpdates(worker, here, locks);
    tell('waiting', {});
    let endThere = (): void => undefined;
    // What the other tab holds is known here by the lock alone.
    void locks.request('unfinished', { mode: 'shared' }, () => new Promise<void>((resolve) => (endThere = resolve)));
    await updates.apply();
    expect([updates.getSnapshot(), here.seen.reloads]).toEqual(['held', 0]);
    endThere();
    await expect.poll(updates.getSnapshot).toBe('ready');
    await updates.apply();
    expect(here.seen.reloads).toBe(1);
  });

  it('that came in elsewhere waits for what was begun here meanwhile', () => {
    const { worker, tell } = house();
    const here = page();
    createUpdates(worker, here, locks);
    const end = unfinished();
    tell('controlling', { isUpdate: true });
    expect(here.seen.reloads).toBe(0);
    end();
    expect(here.seen.reloads).toBe(1);
  });

  it('is no reason to reload where it is the first', () => {
    const { worker, tell } = house();
    const here = page();
    createUpdates(worker, here, locks);
    tell('controlling', {});
    expect(here.seen.reloads).toBe(0);
  });

  it('that took the files of this one reloads it, and not again where they are still missing', async () => {
    const here = page();
    await createUpdates(null, here, locks).fileIsMissing(1_000_000);
    expect(here.seen.reloads).toBe(1);
    const again = createUpdates(null, here, locks);
    await again.fileIsMissing(1_030_000);
    expect(here.seen.reloads).toBe(1);
    await again.fileIsMissing(1_100_000);
    expect(here.seen.reloads).toBe(2);
  });

  it('has what is wrong on the device mended before it loads the page again', async () => {
    const { worker, seen } = house();
    const here = page();
    const { promise, resolve } = Promise.withResolvers<void>();
    const updates = createUpdates({ ...worker, repair: () => promise.then(() => worker.repair()) }, here, locks);
    const mended = updates.fileIsMissing();
    expect([seen.repairs, here.seen.reloads]).toEqual([0, 0]);
    resolve();
    await mended;
    expect([seen.repairs, here.seen.reloads]).toEqual([1, 1]);
  });

  describe('that cannot be had', () => {
    const MINUTE = 60_000;
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('is looked for again with growing waits, and without a word', async () => {
      const { worker, seen, tell } = house();
      const updates = createUpdates(worker, page(), locks);
      await expect(updates.look()).resolves.toBeUndefined();
      const looks = [seen.looks];
      for (const minutes of [1, 2, 4]) {
        await vi.advanceTimersByTimeAsync(minutes * MINUTE - 1);
        looks.push(seen.looks);
        await vi.advanceTimersByTimeAsync(1);
        looks.push(seen.looks);
      }
      expect(looks).toEqual([1, 1, 2, 2, 3, 3, 4]);
      // It was found, and did not come whole.
      tell('failed', {});
      await vi.advanceTimersByTimeAsync(16 * MINUTE);
      expect([seen.looks, updates.getSnapshot()]).toEqual([5, 'none']);
    });

    it('is looked for every hour at least, and at once quickly again after one came whole', async () => {
      const { worker, seen, tell } = house();
      createUpdates(worker, page(), locks);
      for (let n = 0; n < 20; n++) tell('failed', {});
      await vi.advanceTimersByTimeAsync(60 * MINUTE);
      expect(seen.looks).toBe(1);
      tell('waiting', {});
      tell('failed', {});
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(seen.looks).toBe(2);
    });
  });
});
