import type { Readable, Reading } from '#src/work/devices/readable.ts';
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

/** Until nothing more comes for a while. */
function lastOf(source: Characteristic, { read, signal }: Pick<Listening, 'read' | 'signal'>): Promise<Reading> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener(
      'characteristicvaluechanged',
      () => {
        const reading = source.value && readSafely(read, source.value);
        if (!reading) return;
        clearTimeout(timer);
        timer = setTimeout(() => resolve(reading), QUIET_MS);
      },
      { signal },
    );
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('stopped', 'AbortError'));
    });
  });
}

interface Listening {
  read: (view: DataView) => Reading | null;
  signal: AbortSignal;
}

/** What is shorter than its flags say is no measurement. */
function readSafely(read: Listening['read'], view: DataView): Reading | null {
  try {
    return read(view);
  } catch {
    return null;
  }
}

/** The person chooses the device in the browser's own list. */
async function chosen(kind: Readable) {
  const { service, characteristic } = LAYOUTS[kind];
  const { bluetooth } = navigator as unknown as { bluetooth: Bluetooth };
  const device = await bluetooth.requestDevice({ filters: [{ services: [service] }] });
  const source = async (uuid: number = characteristic): Promise<Characteristic> => {
    const server = await device.gatt?.connect();
    const found = await server?.getPrimaryService(service);
    if (!found) throw new Error('nothing to read');
    return found.getCharacteristic(uuid);
  };
  return { device, source };
}

/** One measurement, which the person takes by then. */
export async function readFrom(kind: Readable, signal: AbortSignal): Promise<Reading> {
  const { device, source } = await chosen(kind);
  const stopped = new AbortController();
  const ended = AbortSignal.any([signal, stopped.signal]);
  try {
    const measured = await source();
    ended.throwIfAborted();
    device.addEventListener('gattserverdisconnected', () => setTimeout(() => stopped.abort(), QUIET_MS * 2));
    const coming = lastOf(measured, { read: LAYOUTS[kind].read, signal: ended });
    // It fails below, where it is awaited.
    coming.catch(() => undefined);
    await measured.startNotifications();
    if (kind === 'blood_glucose') {
      const records = await source(RECORDS.characteristic);
      await records.startNotifications();
      await records.writeValueWithResponse(RECORDS.last);
    }
    return await coming;
  } finally {
    stopped.abort();
    device.gatt?.disconnect();
  }
}

const AGAIN_MS = 2000;

/** Each rate that a worn device tells, also after it was out of reach. Ends when it is let go. */
export async function followHeartRate(told: (rate: number) => void, signal: AbortSignal): Promise<void> {
  const { device, source } = await chosen('heart_rate');
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
    await listen();
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  } finally {
    device.gatt?.disconnect();
  }
}
