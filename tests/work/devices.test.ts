import { afterEach, describe, expect, it, vi } from 'vitest';
import { LAYOUTS } from '#src/work/devices/kept/layouts.ts';
import { followHeartRate, readFrom } from '#src/work/devices/kept/read.ts';
import { meanOf, withRate } from '#src/features/workouts/active/strap.ts';
import type { Readable } from '#src/work/devices/readable.ts';

const bytes = (...all: number[]): DataView => new DataView(new Uint8Array(all).buffer);

/** 31 December 2030, 7:30:05. */
const MOMENT = [0xee, 0x07, 12, 31, 7, 30, 5];
const AT = '2030-12-31T07:30';

describe('what a device sends', () => {
  it.each<[string, Readable, number[], object | null]>([
    ['a pressure', 'pressure', [0, 120, 0, 80, 0, 93, 0], { figures: { systolic: 120, diastolic: 80 }, at: null }],
    [
      'a pressure with its moment and a pulse',
      'pressure',
      [6, 128, 0, 84, 0, 99, 0, ...MOMENT, 0xbc, 0xf2],
      { figures: { systolic: 128, diastolic: 84, heart_rate: 70 }, at: AT },
    ],
    // 16.0 and 10.7 kPa, as tenths.
    [
      'a pressure in kPa',
      'pressure',
      [1, 160, 0xf0, 107, 0xf0, 0, 0xf0],
      { figures: { systolic: 120, diastolic: 80 } },
    ],
    ['a pressure that failed', 'pressure', [0, 0xff, 0x07, 80, 0, 93, 0], null],
    ['a heart rate', 'heart_rate', [0, 72], { figures: { heart_rate: 72 } }],
    ['a heart rate of two bytes', 'heart_rate', [1, 0x2c, 0x01], { figures: { heart_rate: 300 } }],
    ['a strap that touches no skin', 'heart_rate', [4, 72], null],
    // 5.5 mmol/L, as 55e-4 mol/L.
    [
      'a glucose in moles',
      'blood_glucose',
      [6, 1, 0, ...MOMENT, 55, 0xc0, 0x11],
      { figures: { blood_glucose: 99 }, at: AT },
    ],
    // 95 mg/dL, as 95e-5 kg/L, after an offset of time.
    [
      'a glucose by weight',
      'blood_glucose',
      [3, 1, 0, ...MOMENT, 0, 0, 95, 0xb0, 0x11],
      { figures: { blood_glucose: 95 } },
    ],
    ['a record without a figure', 'blood_glucose', [0, 1, 0, ...MOMENT], null],
    ['oxygen', 'oxygen_saturation', [0, 97, 0, 70, 0], { figures: { oxygen_saturation: 97 } }],
    ['a temperature', 'temperature', [0, 0x6e, 0x01, 0, 0xff], { figures: { temperature: 36.6 } }],
    ['a temperature in Fahrenheit', 'temperature', [1, 0xda, 0x03, 0, 0xff], { figures: { temperature: 37 } }],
    ['a temperature that failed', 'temperature', [0, 0xff, 0xff, 0x7f, 0], null],
    ['a weight', 'weight', [0, 0x50, 0x3c], { figures: { weight: 77.2 } }],
    ['a weight in pounds', 'weight', [1, 0x10, 0x27], { figures: { weight: 45.359_237 } }],
    ['a scale that could not weigh', 'weight', [0, 0xff, 0xff], null],
  ])('is read: %s', (_what, kind, sent, expected) => {
    expect([LAYOUTS[kind].read(bytes(...sent))]).toMatchObject([expected]);
  });

  it('has no moment where its clock was never set', () => {
    expect(LAYOUTS.pressure.read(bytes(2, 120, 0, 80, 0, 93, 0, 0, 0, 0, 0, 0, 0, 0))?.at).toBeNull();
  });
});

/** A device in the browser's list, which sends what it measured as soon as it is listened to. */
function aDevice(...sent: DataView[]) {
  const events: string[] = [];
  const characteristic = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    startNotifications: () => {
      for (const value of sent) {
        characteristic.value = value;
        characteristic.dispatchEvent(new Event('characteristicvaluechanged'));
      }
      return Promise.resolve();
    },
    writeValueWithResponse: (value: Uint8Array) => Promise.resolve(void events.push(`asked ${[...value].join(' ')}`)),
  });
  const service = { getCharacteristic: () => Promise.resolve(characteristic) };
  const gatt = {
    connect: () => Promise.resolve({ getPrimaryService: () => Promise.resolve(service) }),
    disconnect: () => void events.push('let go'),
  };
  vi.stubGlobal('navigator', {
    bluetooth: { requestDevice: () => Promise.resolve(Object.assign(new EventTarget(), { gatt })) },
  });
  return events;
}

describe('a device', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that sends what it has stored is read to the last, and let go', async () => {
    vi.useFakeTimers();
    const events = aDevice(bytes(0, 150, 0, 95, 0, 99, 0), bytes(0), bytes(0, 120, 0, 80, 0, 93, 0));
    const reading = readFrom('pressure', new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await reading).toMatchObject({ figures: { systolic: 120, diastolic: 80 } });
    expect(events).toEqual(['let go']);
  });

  it('that keeps records is asked for the last', async () => {
    vi.useFakeTimers();
    const events = aDevice(bytes(6, 1, 0, ...MOMENT, 55, 0xc0, 0x11));
    const reading = readFrom('blood_glucose', new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1500);
    expect((await reading).figures).toEqual({ blood_glucose: 99 });
    expect(events).toContain('asked 1 6');
  });

  it('that measures nothing is let go when the person stops', async () => {
    const events = aDevice();
    const stop = new AbortController();
    const reading = readFrom('pressure', stop.signal);
    stop.abort();
    await expect(reading).rejects.toThrow('aborted');
    expect(events).toEqual(['let go']);
  });

  it('that is worn tells each beat until it is let go', async () => {
    const rates: number[] = [];
    const stop = new AbortController();
    const events = aDevice(bytes(0, 118), bytes(4, 119), bytes(0, 121));
    const following = followHeartRate((rate) => void (rates.push(rate) === 2 && stop.abort()), stop.signal);
    await following;
    expect([rates, events]).toEqual([[118, 121], ['let go']]);
  });
});

it('the mean of a workout is of what was told during it, and of nothing else', () => {
  const now = [100, 120, 140].reduce(withRate, { sessionId: 'today', rate: null, sum: 0, count: 0 });
  expect([now.rate, meanOf(now, 'today'), meanOf(now, 'tomorrow'), meanOf(null, 'today')]).toEqual([
    140,
    120,
    null,
    null,
  ]);
});
