import { beforeEach, describe, expect, it } from 'vitest';
import { createUpdates } from '#src/app/updates.ts';
import type { Worker } from '#src/app/updates.ts';
import { holdUnfinished } from '#src/lib/unfinished.ts';
import { webLocks } from '../support/web-locks.ts';

type Told = Parameters<Worker['addEventListener']>[1];

/** A browser's service worker as its tabs meet it: what one lets in, all are told. */
function house() {
  const listeners = { waiting: new Set<Told>(), controlling: new Set<Told>() };
  const worker: Worker = {
    addEventListener: (type, listener) => listeners[type].add(listener),
    messageSkipWaiting: () => tell('controlling', { isUpdate: true }),
    update: () => Promise.reject(new TypeError('offline')),
  };
  const tell = (type: keyof typeof listeners, event: { isUpdate?: boolean }) => {
    for (const listener of listeners[type]) listener(event);
  };
  return { worker, tell };
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

  it('is followed by the page that met the first worker of all', () => {
    const { worker, tell } = house();
    const here = page();
    createUpdates(worker, here, locks);
    tell('controlling', { isUpdate: false });
    expect(here.seen.reloads).toBe(0);
    tell('controlling', { isUpdate: false });
    expect(here.seen.reloads).toBe(1);
  });

  it('is followed by the page whose first worker took over before anybody listened', () => {
    const { worker, tell } = house();
    const here = page();
    const updates = createUpdates(worker, here, locks);
    updates.registered(true);
    tell('controlling', { isUpdate: false });
    expect(here.seen.reloads).toBe(1);
  });

  it('that took the files of this one reloads it, and not again where they are still missing', () => {
    const here = page();
    const updates = createUpdates(null, here, locks);
    expect(updates.fileIsMissing(1_000_000)).toBe(true);
    expect(here.seen.reloads).toBe(1);
    const again = createUpdates(null, here, locks);
    expect(again.fileIsMissing(1_030_000)).toBe(false);
    expect(here.seen.reloads).toBe(1);
    expect(again.fileIsMissing(1_100_000)).toBe(true);
  });

  it('is looked for offline without a fault', async () => {
    await expect(createUpdates(house().worker, page(), locks).look()).resolves.toBeUndefined();
  });
});
