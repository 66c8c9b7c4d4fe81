import { isZip, piecesOf, unzippedPieces, zipEntries } from '#src/lib/unzipped.ts';
import type { ZipEntry } from '#src/lib/unzipped.ts';
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

/** Where to look in a zip; by what it begins with it is known. */
const NAMED_SO = /^apple_health_export\/[^/]+(?<!_cda)\.xml$|(^|\/)export\.xml$|health_connect[^/]*\.db$/i;
const APPLE = /<!DOCTYPE HealthData|<HealthData/;
const DATABASE = /^SQLite format 3/;
const ENOUGH = 1000;

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>;
type Kind = 'apple' | 'database';

async function kindBy(pieces: Pieces): Promise<Kind | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of pieces) {
    // Without the zeros of UTF-16.
    text += decoder.decode(piece.subarray(0, 2 * ENOUGH), { stream: true }).replaceAll('\0', '');
    if (text.length >= ENOUGH) break;
  }
  if (DATABASE.test(text)) return 'database';
  return APPLE.test(text) ? 'apple' : null;
}

/** Of a file that is no zip. */
export const kindOf = (file: Blob): Promise<Kind | null> => kindBy(piecesOf(file.slice(0, 2 * ENOUGH)));

/** Of those in a zip the largest. */
export async function healthEntry(
  zip: Blob,
  entries: readonly ZipEntry[],
): Promise<{ entry: ZipEntry; kind: Kind } | null> {
  const named = entries.filter(({ name }) => NAMED_SO.test(name)).toSorted((a, b) => b.size - a.size);
  for (const entry of named) {
    const kind = await kindBy(unzippedPieces(zip, entry, Infinity));
    if (kind) return { entry, kind };
  }
  return null;
}

export async function isHealthFile(file: Blob): Promise<boolean> {
  if (!(await isZip(file))) return (await kindOf(file)) !== null;
  try {
    return (await healthEntry(file, await zipEntries(file))) !== null;
  } catch {
    // What is wrong with a zip is told by whoever opens it.
    return false;
  }
}
