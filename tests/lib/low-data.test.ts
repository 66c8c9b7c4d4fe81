import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLowData, isDataLow, LOW_DATA_KEY, lowDataChosen, onLowData } from '#src/lib/low-data.ts';

const kept = new Map<string, string>();
const connection = Object.assign(new EventTarget(), { saveData: false });

vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal('navigator', { connection });
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

afterEach(() => {
  kept.clear();
  connection.saveData = false;
});

describe('whether little data is to be used', () => {
  it('is what the browser says, until somebody chooses', () => {
    expect([lowDataChosen(), isDataLow()]).toEqual(['auto', false]);
    connection.saveData = true;
    expect(isDataLow()).toBe(true);
    chooseLowData('off');
    expect([lowDataChosen(), isDataLow()]).toEqual(['off', false]);
    chooseLowData('on');
    connection.saveData = false;
    expect([lowDataChosen(), isDataLow()]).toEqual(['on', true]);
    chooseLowData('auto');
    expect([kept.size, isDataLow()]).toEqual([0, false]);
  });

  it('is what the browser says where something else is kept', () => {
    kept.set(LOW_DATA_KEY, 'perhaps');
    expect([lowDataChosen(), isDataLow()]).toEqual(['auto', false]);
  });

  it('is told when it is chosen, here or in another tab, and when the connection changes, until nobody listens', () => {
    const heard = vi.fn<() => void>();
    const end = onLowData(heard);
    chooseLowData('on');
    page.dispatchEvent(new Event('storage'));
    connection.dispatchEvent(new Event('change'));
    expect(heard).toHaveBeenCalledTimes(3);
    end();
    page.dispatchEvent(new Event('storage'));
    connection.dispatchEvent(new Event('change'));
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
