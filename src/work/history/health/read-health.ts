import { isZip, piecesOf, unzippedPieces, wholeOf, zipEntries, ZipError } from '#src/lib/unzipped.ts';
import { wideEncodingOf } from '#src/lib/text-of-bytes.ts';
import { Unreadable } from '#src/work/history/unreadable.ts';
import { readApple } from './apple.ts';
import { readHealthConnect } from './health-connect.ts';
import { OF_HEALTH } from './health-file.ts';
import type { HealthFile } from './health-file.ts';

/** Of what is read as it comes, however small it was packed. */
const MOST_BYTES = 4_000_000_000;
const MOST_IN_MEMORY = 200_000_000;

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>;

interface Found {
  name: string;
  size: number;
  pieces: Pieces;
  others: string[];
}

/** Folders, and files beside them. */
const firstOf = (name: string): string => name.split('/').slice(0, 2).join('/');

async function found(file: File): Promise<Found> {
  if (!(await isZip(file))) return { name: file.name, size: file.size, pieces: piecesOf(file), others: [] };
  const entries = await zipEntries(file);
  const [entry] = entries.filter(({ name }) => OF_HEALTH.test(name)).toSorted((a, b) => b.size - a.size);
  if (!entry) throw new Unreadable('not-a-table');
  const others = new Set(entries.filter((other) => other !== entry).map(({ name }) => firstOf(name)));
  if (entry.size > MOST_BYTES) throw new Unreadable('too-large');
  // What is more than it says it is was made to be.
  return { name: entry.name, size: entry.size, pieces: unzippedPieces(file, entry, entry.size), others: [...others] };
}

/** A byte that is none of its encoding harms what it stands in, and nothing else. */
async function* textsOf(pieces: Pieces, told: (bytes: number) => void): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let bytes = 0;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(wideEncodingOf(piece)?.toLowerCase() ?? 'utf-8');
    yield decoder.decode(piece, { stream: true });
    bytes += piece.length;
    told(bytes);
  }
}

/** `told` hears how much of it is read, from 0 to 1. */
export async function readHealth(file: File, now: number, told: (share: number) => void): Promise<HealthFile> {
  try {
    const { name, size, pieces, others } = await found(file);
    if (!/\.xml$/i.test(name)) {
      // It is read here and there, so it has to be in memory whole.
      if (size > MOST_IN_MEMORY) throw new Unreadable('too-large');
      return readHealthConnect(await wholeOf(pieces), { now, file: name, others });
    }
    return await readApple(
      textsOf(pieces, (bytes) => told(bytes / size)),
      { now, file: name, others },
    );
  } catch (error) {
    if (error instanceof ZipError) throw new Unreadable(error.reason);
    throw error;
  }
}
