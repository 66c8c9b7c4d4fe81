import { isZip, zipEntries } from '#src/lib/unzipped.ts';
import type { Recording } from '#src/work/history/recordings/recording.ts';
import type { Part } from '#src/work/history/plan.ts';
import type { Problem, Reading } from '#src/work/history/types.ts';

/** What a phone's collection of measurements says: put together, and small, however large its file was. */
export interface HealthFile {
  part: Part;
  readings: Reading[];
  recordings: Recording[];
  problems: Problem[];
  passed: number;
  /** Of some kind there is more than is taken: the newest are. */
  isCut: boolean;
  /** What else came with it. */
  others: string[];
}

/** In a zip. */
export const OF_HEALTH = /^apple_health_export\/[^/]+(?<!_cda)\.xml$|(^|\/)export\.xml$|health_connect[^/]*\.db$/i;
const BEGINS_SO = /<!DOCTYPE HealthData|<HealthData|^SQLite format 3/;

export async function isHealthFile(file: Blob): Promise<boolean> {
  // Without the zeros of UTF-16.
  if (!(await isZip(file))) return BEGINS_SO.test((await file.slice(0, 1000).text()).replaceAll('\0', ''));
  // What is wrong with a zip is told by whoever opens it.
  const entries = await zipEntries(file).catch(() => []);
  return entries.some(({ name }) => OF_HEALTH.test(name));
}
