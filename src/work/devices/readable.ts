// Devices that measure and tell it by Web Bluetooth, by the services that the Bluetooth SIG publishes. Typed entry comes
// first: most cheap devices speak a language of their own, and no iPhone speaks to any.

/** What such a device can measure. */
const READABLE = ['pressure', 'heart_rate', 'blood_glucose', 'oxygen_saturation', 'temperature', 'weight'] as const;

export type Readable = (typeof READABLE)[number];

export const isReadable = (kind: string): kind is Readable => (READABLE as readonly string[]).includes(kind);

/** What it tells was measured before, whenever that was. */
export const isOfMemory = (kind: string): boolean => kind === 'blood_glucose';

/** By kind of measurement, in the unit that it is stored in. */
type Figures = Readonly<Record<string, number>>;

export interface Reading {
  figures: Figures;
  /** By the clock of the device, where it says so: 2031-01-01T07:30. */
  at: string | null;
}

export const hasBluetooth = (): boolean => 'bluetooth' in navigator;
