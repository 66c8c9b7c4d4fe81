import { record } from '#sync/engine/log.ts';
import type { LogEvent } from '#sync/engine/log.ts';
import type { AppData } from '#src/data/app-data.ts';

/** Adds an event to this device's diagnostics, if somebody is signed in. */
export async function keepInLog(
  { opening, settled }: Pick<AppData, 'opening' | 'settled'>,
  event: Pick<LogEvent, 'event' | 'detail'>,
): Promise<void> {
  await settled();
  const open = opening.getSnapshot();
  if (open.state === 'open') await record(open.db, { at: Date.now(), ...event });
}
