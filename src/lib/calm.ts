import { pause } from './pause.ts';

/** Longer than a cold start takes on a slow phone. */
const FIRST_MS = 1000;
const LONGEST_MS = 3000;

/** Safari does not have it. */
const idle = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_MS - FIRST_MS }))
    : pause(0);

let reached: Promise<void> | null = null;

/** Waits once per page until the first content is shown and the main thread is idle. */
export const calm = (): Promise<void> => (reached ??= pause(FIRST_MS).then(idle));
