import { useSyncExternalStore } from 'react';
import { whenTimePasses } from './time-passing.ts';

const MINUTE_MS = 60_000;

/** The current time, to the minute. */
export const useMinute = (): number =>
  useSyncExternalStore(whenTimePasses, () => Math.floor(Date.now() / MINUTE_MS)) * MINUTE_MS;
