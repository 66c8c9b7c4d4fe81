import { pause } from './pause.ts';

/** Longer than a cold start takes on a slow phone. */
const FIRST_MS = 1000;
const LONGEST_MS = 3000;

/** Safari has no word for it. */
const idle = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_MS - FIRST_MS }))
    : pause(0);

let reached: Promise<void> | null = null;

/** Waits, once a page, for the moment in which its first content is shown and nothing is in its way. */
export const calm = (): Promise<void> => (reached ??= pause(FIRST_MS).then(idle));
