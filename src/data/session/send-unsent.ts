import type { Open } from '#src/data/database/opening.ts';
import { askToSendFiles } from '#src/data/uploads/ask-to-send.ts';
import { whileSending } from './unsent.ts';
import type { Unsent } from './unsent.ts';

/** Sends what it can until the timeout or `signal`, and returns what is left. */
export async function sendUnsent(open: Open, signal: AbortSignal, forMs = 15_000): Promise<Unsent> {
  askToSendFiles();
  return whileSending(open, forMs, () => signal.aborted);
}
