import { settingsOf } from '#sync/queries/user-settings.ts';
import { readDraft } from '#src/data/drafts/drafts.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Rack } from './loads.ts';

/** Which bar is used depends on the gym, so it is stored on this device. */
export const BAR = 'bar';

export async function rackOf(db: ReadOnly, userId: string): Promise<Rack> {
  const [settings, bar] = await Promise.all([settingsOf(db, userId), readDraft(db, BAR)]);
  return { plates: settings?.plates ?? [], bar: typeof bar === 'number' ? bar : null };
}
