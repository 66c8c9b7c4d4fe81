import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holding, leave, left } from '#src/features/messages/leaving.ts';
import { createTypists, QUIET_AFTER_MS, SAID_EVERY_MS, throttled } from '#src/features/messages/typists.ts';

describe('who types', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is told where somebody begins and ends, and not at each letter', () => {
    const told: string[][] = [];
    const typists = createTypists((who) => told.push([...who]));
    typists.heard('ada');
    vi.advanceTimersByTime(SAID_EVERY_MS);
    typists.heard('ada');
    typists.heard('bayo');
    expect(told).toEqual([['ada'], ['ada', 'bayo']]);
    vi.advanceTimersByTime(QUIET_AFTER_MS - 1);
    expect(told).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toEqual([]);
    typists.heard('ada');
    typists.end();
    const before = told.length;
    vi.advanceTimersByTime(QUIET_AFTER_MS);
    expect(told).toHaveLength(before);
  });

  it('is over where the message has come', () => {
    const told: string[][] = [];
    const typists = createTypists((who) => told.push([...who]));
    typists.heard('ada');
    typists.heard('bayo');
    typists.wrote('ada');
    typists.wrote('chidi');
    expect(told).toEqual([['ada'], ['ada', 'bayo'], ['bayo']]);
    vi.advanceTimersByTime(QUIET_AFTER_MS);
    expect(told).toHaveLength(4);
  });

  it('is said at once, and again only before the others would forget it', () => {
    const say = vi.fn<() => void>();
    const type = throttled(say);
    for (let n = 0; n < 20; n += 1) {
      type();
      vi.advanceTimersByTime(200);
    }
    expect(say).toHaveBeenCalledTimes(2);
    expect(SAID_EVERY_MS).toBeLessThan(QUIET_AFTER_MS);
  });
});

it('whoever comes back at once joins only when the server has let go of what he left', async () => {
  const removal = Promise.withResolvers<string>();
  leave({ removeChannel: () => removal.promise }, 'typing:a', {});
  const joined = vi.fn<() => void>();
  const joining = left('typing:a').then(joined);
  await left('typing:b');
  expect(joined).not.toHaveBeenCalled();
  removal.resolve('ok');
  await joining;
  expect(joined).toHaveBeenCalledOnce();
});

it('a topic is left where its member goes, and stays where they only stand in another order', () => {
  const told: string[] = [];
  const hold = holding((who) => {
    told.push(`joins ${who}`);
    return () => told.push(`leaves ${who}`);
  });
  hold(['ada', 'bayo']);
  hold(['bayo', 'ada']);
  expect(told).toEqual(['joins ada', 'joins bayo']);
  hold(['bayo', 'chidi']);
  hold([]);
  expect(told.slice(2)).toEqual(['leaves ada', 'joins chidi', 'leaves bayo', 'leaves chidi']);
});
