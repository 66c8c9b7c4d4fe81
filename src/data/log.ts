import { record } from '#sync/engine/log.ts';
import type { LogEvent } from '#sync/engine/log.ts';
import type { AppData } from './app-data.ts';

/** Keeps with the diagnostics of this device what happened, where somebody is signed in on it. */
export async function keepInLog(
  { opening, settled }: Pick<AppData, 'opening' | 'settled'>,
  event: Pick<LogEvent, 'event' | 'detail'>,
): Promise<void> {
  await settled();
  const open = opening.getSnapshot();
  if (open.state === 'open') await record(open.db, { at: Date.now(), ...event });
}
