import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenOffer, forgetOffer, keepOffer } from '#src/lib/chosen-offer.ts';

const HOUR = 3_600_000;

describe('the offer that was chosen', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const at = (search: string) => vi.stubGlobal('location', { search });

  function choose(): void {
    at('?offer=gold-program');
    keepOffer();
    at('');
  }

  it('is kept on the way through sign-up', () => {
    choose();
    expect(chosenOffer()).toBe('gold-program');
    forgetOffer();
    expect(chosenOffer()).toBeNull();
  });

  it('is not kept beyond three days, however often it is looked at', () => {
    choose();
    for (let hour = 0; hour < 71; hour += 1) {
      vi.advanceTimersByTime(HOUR);
      keepOffer();
    }
    expect(chosenOffer()).toBe('gold-program');
    vi.advanceTimersByTime(HOUR);
    expect(chosenOffer()).toBeNull();
  });

  it('is nothing where what is kept has no age, or one that is yet to come', () => {
    at('');
    for (const value of ['gold-program', 'gold-program ', 'gold-program soon', `gold-program ${Date.now() + HOUR}`]) {
      kept.set('chosen-offer', value);
      expect(chosenOffer()).toBeNull();
    }
  });
});
