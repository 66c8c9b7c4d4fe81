import type { Readable, Reading } from '#src/work/devices/readable.ts';
import { isOfMemory } from '#src/work/devices/readable.ts';
import { LAYOUTS, RECORDS } from './layouts.ts';

export const address = import.meta.url;

/** Of Web Bluetooth what is used here. */
interface Characteristic extends EventTarget {
  value?: DataView;
  startNotifications(): Promise<unknown>;
  writeValueWithResponse(value: BufferSource): Promise<void>;
}

interface Device extends EventTarget {
  gatt?: {
    connect(): Promise<{
      getPrimaryService(uuid: number): Promise<{ getCharacteristic(uuid: number): Promise<Characteristic> }>;
    }>;
    disconnect(): void;
  };
}

interface Bluetooth {
  requestDevice(options: { filters: { services: number[] }[] }): Promise<Device>;
}

/** Stored measurements come first, in a row; the last one is meant. */
const QUIET_MS = 1500;
/** Some never are quiet. */
const LONGEST_MS = 10_000;

type Read = (view: DataView) => Reading | null;

/** What is shorter than its flags say is no measurement. */
function readSafely(read: Read, view: DataView): Reading | null {
  try {
    return read(view);
  } catch {
    return null;
  }
}

/** What is measured now tells itself again and again: the first is as good as the last. */
const isLive = (kind: Readable): boolean => kind === 'heart_rate';

/** The last one, once nothing more comes for a while or its device says that this was all: then there may be none. */
function lastOf(source: Characteristic, kind: Readable, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<Reading | null>();
  let last: Reading | null = null;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => resolve(last);
  const hear = (): void => {
    const reading = source.value && readSafely(LAYOUTS[kind].read, source.value);
    if (!reading) return;
    last = reading;
    if (isLive(kind)) end();
    clearTimeout(quiet);
    quiet = setTimeout(end, QUIET_MS);
    longest ??= setTimeout(end, LONGEST_MS);
  };
  source.addEventListener('characteristicvaluechanged', hear, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(quiet);
    clearTimeout(longest);
    reject(signal.reason);
  });
  // It fails where it is awaited.
  promise.catch(() => undefined);
  return { promise, end };
}

/** The person chooses the device in the browser's own list. */
async function chosen(kind: Readable, signal: AbortSignal) {
  const { service, characteristic } = LAYOUTS[kind];
  const { bluetooth } = navigator as unknown as { bluetooth: Bluetooth };
  const device = await bluetooth.requestDevice({ filters: [{ services: [service] }] });
  const source = async (uuid: number = characteristic): Promise<Characteristic> => {
    signal.throwIfAborted();
    const server = await device.gatt?.connect();
    // A connection that comes after it was let go would keep it.
    if (signal.aborted) device.gatt?.disconnect();
    signal.throwIfAborted();
    const found = await server?.getPrimaryService(service);
    if (!found) throw new Error('nothing to read');
    return found.getCharacteristic(uuid);
  };
  return { device, source };
}

/** Rejects as soon as it is stopped: a connection may be waited for without an end. */
function orStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
  return Promise.race([work, promise]);
}

/** One measurement, which the person takes by then. Null where the device has stored none. */
export async function readFrom(kind: Readable, signal: AbortSignal): Promise<Reading | null> {
  const over = new AbortController();
  const ended = AbortSignal.any([signal, over.signal]);
  const { device, source } = await chosen(kind, ended);
  const read = async (): Promise<Reading | null> => {
    const measured = await source();
    device.addEventListener('gattserverdisconnected', () => setTimeout(() => over.abort(), QUIET_MS * 2));
    const last = lastOf(measured, kind, ended);
    await measured.startNotifications();
    if (isOfMemory(kind)) await askForLast(await source(RECORDS.characteristic), last.end, ended);
    return last.promise;
  };
  try {
    return await orStopped(ended, read());
  } finally {
    over.abort();
    device.gatt?.disconnect();
  }
}

async function askForLast(records: Characteristic, onAnswer: () => void, signal: AbortSignal): Promise<void> {
  const hear = (): void => {
    if (records.value && RECORDS.isAnswer(records.value)) onAnswer();
  };
  records.addEventListener('characteristicvaluechanged', hear, { signal });
  await records.startNotifications();
  await records.writeValueWithResponse(RECORDS.last);
}

const AGAIN_MS = 2000;

/** Each rate that a worn device tells, also after it was out of reach. Until it is let go, which rejects. */
export async function followHeartRate(told: (rate: number) => void, signal: AbortSignal): Promise<never> {
  const { device, source } = await chosen('heart_rate', signal);
  const { read } = LAYOUTS.heart_rate;
  const listen = async (): Promise<void> => {
    const beats = await source();
    beats.addEventListener(
      'characteristicvaluechanged',
      () => {
        const rate = beats.value && readSafely(read, beats.value)?.figures['heart_rate'];
        if (rate !== undefined && !signal.aborted) told(rate);
      },
      { signal },
    );
    await beats.startNotifications();
  };
  const again = (): void => {
    if (!signal.aborted) listen().catch(() => setTimeout(again, AGAIN_MS));
  };
  device.addEventListener('gattserverdisconnected', () => setTimeout(again, AGAIN_MS), { signal });
  try {
    await orStopped(signal, listen());
    return await orStopped(signal, new Promise<never>(() => undefined));
  } finally {
    device.gatt?.disconnect();
  }
}
