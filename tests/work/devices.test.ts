import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishSession, planSession } from '#sync/actions/workout-sessions.ts';
import { discardSession } from '#sync/actions/workout-sets.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import type { Open, Opening } from '#src/data/database/opening.ts';
import { valueStore } from '#src/data/store.ts';
import type { ValueStore } from '#src/data/store.ts';
import { whenMeasured } from '#src/features/health/use-vital-form.ts';
import type { Here } from '#src/lib/days.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { LAYOUTS, RECORDS } from '#src/work/devices/kept/layouts.ts';
import { followHeartRate, readFrom } from '#src/work/devices/kept/read.ts';
import { letStrapGo, meanOfStrap, wearStrap } from '#src/features/workouts/active/strap.ts';
import type { Readable } from '#src/work/devices/readable.ts';
import { did } from '../support/did.ts';
import { numbered } from '../support/members.ts';

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
    [
      'a pulse with tenths',
      'pressure',
      [4, 128, 0, 84, 0, 99, 0, 0xd3, 0xf2],
      { figures: { systolic: 128, diastolic: 84, heart_rate: 72 } },
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
      { figures: { blood_glucose: 95 }, at: AT },
    ],
    [
      'a glucose after its clock was put back by eight hours',
      'blood_glucose',
      [3, 1, 0, ...MOMENT, 0x20, 0xfe, 95, 0xb0, 0x11],
      { at: '2030-12-30T23:30' },
    ],
    ['a glucose of nobody knows when', 'blood_glucose', [3, 1, 0, ...MOMENT, 0, 0x80, 95, 0xb0, 0x11], { at: null }],
    ['what a meter is tried with', 'blood_glucose', [2, 1, 0, ...MOMENT, 95, 0xb0, 0x1a], null],
    ['what is from no body', 'blood_glucose', [2, 1, 0, ...MOMENT, 95, 0xb0, 0x41], null],
    ['a record without a figure', 'blood_glucose', [0, 1, 0, ...MOMENT], null],
    ['oxygen', 'oxygen_saturation', [0, 97, 0, 70, 0], { figures: { oxygen_saturation: 97 } }],
    ['a temperature', 'temperature', [0, 0x6e, 0x01, 0, 0xff], { figures: { temperature: 36.6 } }],
    ['a temperature in Fahrenheit', 'temperature', [1, 0xda, 0x03, 0, 0xff], { figures: { temperature: 37 } }],
    ['a temperature that failed', 'temperature', [0, 0xff, 0xff, 0x7f, 0], null],
    ['a weight', 'weight', [0, 0x50, 0x3c], { figures: { weight: 77.2 } }],
    ['a weight without the noise of its steps', 'weight', [0, 0x40, 0x4c], { figures: { weight: 97.6 } }],
    ['a weight in pounds', 'weight', [1, 0x10, 0x27], { figures: { weight: 45.359 } }],
    ['a scale that could not weigh', 'weight', [0, 0xff, 0xff], null],
  ])('is read: %s', (_what, kind, sent, expected) => {
    expect([LAYOUTS[kind].read(bytes(...sent))]).toMatchObject([expected]);
  });

  it.each([
    ['its clock was never set', [0, 0, 0, 0, 0, 0, 0]],
    ['its clock has no year', [0, 0, 12, 31, 7, 30, 0]],
    ['no calendar has such a year', [99, 0, 12, 31, 7, 30, 0]],
    ['no day of ours has so long a year', [0xff, 0xff, 12, 31, 7, 30, 0]],
    ['no clock says such a time', [0xee, 0x07, 12, 31, 99, 99, 0]],
    ['no calendar has such a day', [0xee, 0x07, 2, 30, 7, 30, 0]],
  ])('has no moment where %s', (_why, moment) => {
    expect(LAYOUTS.pressure.read(bytes(2, 120, 0, 80, 0, 93, 0, ...moment))?.at).toBeNull();
  });
});

describe('the moment of what a device tells', () => {
  const here: Here = { today: '2026-11-27', zone: 'Africa/Lagos' };
  const now = { day: here.today, time: '' };

  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Vital, string | null, object]>([
    ['just now', 'pressure', '2026-11-27T12:55', now],
    ['this morning', 'pressure', '2026-11-27T07:30', { day: here.today, time: '07:30' }],
    ['long ago, by a clock that was never set', 'pressure', '2015-01-01T00:00', now],
    ['long ago, by a memory', 'blood_glucose', '2026-08-01T07:30', { day: '2026-08-01', time: '07:30' }],
    ['a memory does not know', 'blood_glucose', null, { day: '', time: '' }],
  ])('is its own where it can be: %s', (_when, vital, told, expected) => {
    expect(whenMeasured(vital, told, here)).toEqual(expected);
  });
});

const aCharacteristic = (onListen: () => readonly DataView[] = () => []) => {
  const characteristic = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    tell: (value: DataView) => {
      characteristic.value = value;
      characteristic.dispatchEvent(new Event('characteristicvaluechanged'));
    },
    startNotifications: () => {
      onListen().forEach(characteristic.tell);
      return Promise.resolve();
    },
  });
  return characteristic;
};

/** A device in the browser's list, which sends what it measured as soon as it is listened to. */
function aDevice(...sent: DataView[]) {
  const events: string[] = [];
  const measured = aCharacteristic(() => sent);
  /** To being asked for a record. */
  const answer: DataView[] = [];
  const records = Object.assign(aCharacteristic(), {
    writeValueWithResponse: (value: Uint8Array) => {
      events.push(`asked ${[...value].join(' ')}`);
      answer.forEach(records.tell);
      return Promise.resolve();
    },
  });
  const getCharacteristic = (uuid: number) => Promise.resolve(uuid === RECORDS.characteristic ? records : measured);
  const server = { getPrimaryService: () => Promise.resolve({ getCharacteristic }) };
  const gatt = {
    connect: () => Promise.resolve(server),
    disconnect: () => void events.push('let go'),
  };
  vi.stubGlobal('navigator', {
    bluetooth: { requestDevice: () => Promise.resolve(Object.assign(new EventTarget(), { gatt })) },
  });
  return { events, measured, answer, gatt, server };
}

describe('a device', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that sends what it has stored is read to the last, and let go', async () => {
    vi.useFakeTimers();
    const { events } = aDevice(bytes(0, 150, 0, 95, 0, 99, 0), bytes(0), bytes(0, 120, 0, 80, 0, 93, 0));
    const reading = readFrom('pressure', new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await reading).toMatchObject({ figures: { systolic: 120, diastolic: 80 } });
    expect(events).toEqual(['let go']);
  });

  it('that keeps records is asked for the last', async () => {
    vi.useFakeTimers();
    const { events } = aDevice(bytes(6, 1, 0, ...MOMENT, 55, 0xc0, 0x11));
    const reading = readFrom('blood_glucose', new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1500);
    expect((await reading)?.figures).toEqual({ blood_glucose: 99 });
    expect(events).toContain('asked 1 6');
  });

  const LAST = bytes(6, 1, 0, ...MOMENT, 55, 0xc0, 0x11);

  it.each([
    ['with the record', [LAST], 1, { figures: { blood_glucose: 99 } }],
    ['that it has none', [], 6, null],
  ])('that keeps records is waited for until it answers %s', async (_what, sent, code, expected) => {
    aDevice(...sent).answer.push(bytes(6, 0, 1, code));
    expect([await readFrom('blood_glucose', new AbortController().signal)]).toMatchObject([expected]);
  });

  it('that is worn is read at once, though it is never quiet', async () => {
    const { events } = aDevice(bytes(4, 70), bytes(0, 72), bytes(0, 73));
    const { figures } = (await readFrom('heart_rate', new AbortController().signal)) ?? {};
    expect([figures, events]).toEqual([{ heart_rate: 72 }, ['let go']]);
  });

  it('that is never quiet is read after a while', async () => {
    vi.useFakeTimers();
    const { measured } = aDevice(bytes(0, 0x50, 0x3c));
    setInterval(() => measured.tell(bytes(0, 0x54, 0x3c)), 1000);
    const reading = readFrom('weight', new AbortController().signal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await reading)?.figures).toEqual({ weight: 77.22 });
  });

  it('that does not answer is let go when the person stops, and when it answers after that', async () => {
    const { events, gatt, server } = aDevice();
    const connection = Promise.withResolvers<typeof server>();
    gatt.connect = () => connection.promise;
    const stop = new AbortController();
    const [reading, following] = [readFrom('pressure', stop.signal), followHeartRate(() => undefined, stop.signal)];
    await new Promise((resolve) => setTimeout(resolve));
    stop.abort();
    await expect(reading).rejects.toThrow('aborted');
    await expect(following).rejects.toThrow('aborted');
    expect(events).toEqual(['let go', 'let go']);
    connection.resolve(server);
    await expect.poll(() => events.length).toBe(4);
  });

  it('that measures nothing is let go when the person stops', async () => {
    const { events } = aDevice();
    const stop = new AbortController();
    const reading = readFrom('pressure', stop.signal);
    stop.abort();
    await expect(reading).rejects.toThrow('aborted');
    expect(events).toEqual(['let go']);
  });

  it('that is worn tells each beat until it is let go', async () => {
    const rates: number[] = [];
    const stop = new AbortController();
    const { events } = aDevice(bytes(0, 118), bytes(4, 119), bytes(0, 121));
    const following = followHeartRate((rate) => void (rates.push(rate) === 2 && stop.abort()), stop.signal);
    await expect(following).rejects.toThrow('aborted');
    expect([rates, events]).toEqual([[118, 121], ['let go']]);
  });
});

describe('the strap of a workout', () => {
  const ME = numbered(1);
  const NOWHERE = valueStore<Opening>({ state: 'closed' });

  beforeEach(() => {
    // What loads it tells the worker, which is in the browser.
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    letStrapGo();
    vi.unstubAllGlobals();
  });

  it('tells the mean of that workout, also after it was let go and worn again', async () => {
    const { events, measured } = aDevice(bytes(0, 100), bytes(0, 120));
    void wearStrap('today', NOWHERE);
    await expect.poll(() => meanOfStrap('today')).toBe(110);
    letStrapGo();
    await expect.poll(() => events).toEqual(['let go']);
    measured.tell(bytes(0, 200));
    expect([meanOfStrap('today'), meanOfStrap('tomorrow')]).toEqual([110, null]);
    void wearStrap('today', NOWHERE);
    await expect.poll(() => measured.tell(bytes(0, 140)) ?? meanOfStrap('today')).toBeGreaterThan(110);
    void wearStrap('tomorrow', NOWHERE);
    await expect.poll(() => meanOfStrap('tomorrow')).toBe(110);
    expect(meanOfStrap('today')).toBeNull();
  });

  it.each<[string, (db: Local, id: string, opening: ValueStore<Opening>) => unknown]>([
    ['the workout is ended', (db, id) => did(db, finishSession(id, { duration_minutes: 40 }))],
    ['the workout is discarded', (db, id) => did(db, discardSession(id))],
    ['the person leaves', (_db, _id, opening) => opening.set({ state: 'closed' })],
  ])('is let go where %s', async (_why, over) => {
    const db = await openDatabase(ME, entities, { prefix: randomUUID() });
    const plan = { user_id: ME, name: 'Push', scheduled_for: '2026-05-01T10:00:00.000Z', exercises: [], started: true };
    const id = await did(db, planSession(plan));
    const opening = valueStore<Opening>({ state: 'open', userId: ME, db, sync: {} as Open['sync'] });
    const { events } = aDevice(bytes(0, 100));
    const worn = wearStrap(id, opening);
    await expect.poll(() => meanOfStrap(id)).toBe(100);
    expect(events).toEqual([]);
    await over(db, id, opening);
    await expect.poll(() => events).toEqual(['let go']);
    expect(await worn).toBe(true);
    db.close();
  });

  it('is not looked for where what reads it cannot be had', async () => {
    aDevice();
    vi.doMock('#src/work/devices/kept/read.ts', () => {
      throw new Error('no network');
    });
    vi.resetModules();
    const fresh = await import('#src/features/workouts/active/strap.ts');
    expect(await fresh.wearStrap('today', NOWHERE)).toBe(false);
    vi.doUnmock('#src/work/devices/kept/read.ts');
  });
});
