import type { Readable } from '#sync/engine/act.ts';
import { healthTips } from '#sync/entities/health-tips.ts';
import type { HealthTip } from '#sync/entities/health-tips.ts';
import { all, sortedBy } from './reading.ts';

/** All that this device holds, the newest first. */
export const tipsHeld = async (db: Readable): Promise<HealthTip[]> =>
  (await sortedBy(all(db, healthTips), 'published_on')).toReversed();
