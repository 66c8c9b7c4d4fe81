import { isZip, piecesOf, unzippedPieces, wholeOf, zipEntries, ZipError } from '#src/lib/unzipped.ts';
import { wideEncodingOf } from '#src/lib/text-of-bytes.ts';
import { Unreadable } from '#src/work/history/unreadable.ts';
import { readApple } from './apple.ts';
import { readHealthConnect } from './health-connect.ts';
import { healthEntry, kindOf } from './health-file.ts';
import type { HealthFile } from './health-file.ts';

/** Of what is read as it comes, however small it was packed. */
const MOST_BYTES = 4_000_000_000;
const MOST_IN_MEMORY = 200_000_000;

type Piece = Uint8Array<ArrayBuffer>;
type Pieces = AsyncIterable<Piece>;

interface Found {
  isDatabase: boolean;
  name: string;
  size: number;
  pieces: Pieces;
  others: string[];
}

/** Folders, and files beside them. */
const firstOf = (name: string): string => name.split('/').slice(0, 2).join('/');

async function found(file: File): Promise<Found> {
  if (!(await isZip(file))) {
    const isDatabase = (await kindOf(file)) === 'database';
    return { isDatabase, name: file.name, size: file.size, pieces: piecesOf(file), others: [] };
  }
  const entries = await zipEntries(file);
  const known = await healthEntry(file, entries);
  if (!known) throw new Unreadable('not-a-table');
  const { entry, kind } = known;
  const others = new Set(entries.filter((other) => other !== entry).map(({ name }) => firstOf(name)));
  if (entry.size > MOST_BYTES) throw new Unreadable('too-large');
  // What is more than it says it is was made to be.
  const pieces = unzippedPieces(file, entry, entry.size);
  return { isDatabase: kind === 'database', name: entry.name, size: entry.size, pieces, others: [...others] };
}

async function* watched({ pieces, size }: Found, told: (share: number) => void): AsyncGenerator<Piece> {
  let bytes = 0;
  for await (const piece of pieces) {
    yield piece;
    bytes += piece.length;
    told(bytes / size);
  }
}

/** A byte that is none of its encoding harms what it stands in, and nothing else. */
async function* textsOf(pieces: Pieces): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(wideEncodingOf(piece)?.toLowerCase() ?? 'utf-8');
    yield decoder.decode(piece, { stream: true });
  }
}

/** `told` hears how much of it is read, from 0 to 1. */
export async function readHealth(file: File, now: number, told: (share: number) => void): Promise<HealthFile> {
  try {
    const its = await found(file);
    const { isDatabase, size } = its;
    const [pieces, of] = [watched(its, told), { now, file: its.name, others: its.others }];
    if (!isDatabase) return await readApple(textsOf(pieces), of);
    // It is read here and there, so it has to be in memory whole.
    if (size > MOST_IN_MEMORY) throw new Unreadable('too-large');
    return readHealthConnect(await wholeOf(pieces), of);
  } catch (error) {
    if (error instanceof ZipError) throw new Unreadable(error.reason);
    throw error;
  }
}
