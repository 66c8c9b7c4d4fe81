import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteLog } from '#src/data/first-log.ts';
import type { Mirror } from '#src/data/mirror.ts';
import { createInstall } from '#src/features/install/install.ts';
import type { Device } from '#src/features/install/install.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function mirror(): Mirror {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('installing', () => {
  let kept: Mirror;
  let events: EventTarget;
  let persist: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
  let time: number;

  beforeEach(() => {
    kept = mirror();
    events = new EventTarget();
    persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    time = Date.UTC(2026, 0, 1);
  });

  const install = (device: Partial<Device> = {}) =>
    createInstall({
      events,
      isStandalone: false,
      isIos: false,
      installedApps: () => Promise.resolve([]),
      mirror: kept,
      persist,
      now: () => time,
      ...device,
    });

  const log = () => noteLog(kept, persist);

  function browserAsks(outcome: 'accepted' | 'dismissed' = 'accepted') {
    const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    });
    events.dispatchEvent(event);
    return { event, prompt };
  }

  it('is offered after the first log, not before, and by nobody but the app', () => {
    const { getSnapshot, subscribe } = install();
    const told = vi.fn<() => void>();
    subscribe(told);
    expect(browserAsks().event.defaultPrevented).toBe(true);
    expect(getSnapshot()).toBeNull();
    told.mockClear();
    log();
    expect([getSnapshot(), told.mock.calls.length]).toEqual(['prompt', 1]);
    log();
    expect(told).toHaveBeenCalledOnce();
  });

  it('is not offered where the browser has no way to it', () => {
    const { getSnapshot } = install();
    log();
    expect(getSnapshot()).toBeNull();
  });

  it('is put in steps on a device of Apple’s', () => {
    const { getSnapshot } = install({ isIos: true });
    expect(getSnapshot()).toBeNull();
    log();
    expect(getSnapshot()).toBe('steps');
  });

  it('is not offered again for thirty days once it was put off', () => {
    log();
    const first = install();
    browserAsks();
    first.putOff();
    expect(first.getSnapshot()).toBeNull();
    time += 30 * DAY_MS - 1;
    const later = install();
    browserAsks();
    expect(later.getSnapshot()).toBeNull();
    time += 1;
    expect(later.getSnapshot()).toBe('prompt');
  });

  it('counts a no to the browser as put off, and its prompt as used', async () => {
    log();
    const here = install();
    const { prompt } = browserAsks('dismissed');
    await here.ask();
    expect(prompt).toHaveBeenCalledOnce();
    browserAsks();
    expect(here.getSnapshot()).toBeNull();
  });

  it.each<[string, Partial<Device>]>([
    ['it runs as an app', { isStandalone: true }],
    ['the browser knows it among the apps', { installedApps: () => Promise.resolve([{ platform: 'webapp' }]) }],
  ])('is never offered where %s', async (_, device) => {
    log();
    const { getSnapshot } = install(device);
    browserAsks();
    await vi.waitFor(() => expect(getSnapshot()).toBeNull());
  });

  it('ends the offer and asks for storage that stays', () => {
    log();
    const { getSnapshot } = install();
    browserAsks();
    persist.mockClear();
    events.dispatchEvent(new Event('appinstalled'));
    expect(getSnapshot()).toBeNull();
    expect(persist).toHaveBeenCalledOnce();
  });

  it('asks for storage that stays at the first log, and not at the next', () => {
    log();
    log();
    expect(persist).toHaveBeenCalledOnce();
  });
});
