import { createHash, randomUUID } from 'node:crypto';
import type { Claims, Database } from '../database/database.ts';
import type { FileStore } from './file-store.ts';
import { checkContent, checkType } from './media-type.ts';
import { insertObject, readBuckets, readObject } from './objects.ts';
import type { Bucket, Metadata } from './objects.ts';
import { problems } from './problems.ts';
import { receive } from './receive.ts';
import type { Upload } from './receive.ts';

export interface Shelf {
  database: Database;
  files: FileStore;
}

/** Where an upload goes, and as whom. */
export interface Destination {
  bucket: string;
  name: string;
  claims: Claims;
  owner: string | null;
  replace: boolean;
}

const LARGEST_FILE = 50 * 1024 * 1024;

class Undone extends Error {}

export async function bucketOf(database: Database, id: string): Promise<Bucket> {
  const [bucket] = await readBuckets(database, id);
  if (!bucket) throw problems.noBucket();
  return bucket;
}

export const sizeLimit = (bucket: Bucket): number => Math.min(bucket.file_size_limit ?? LARGEST_FILE, LARGEST_FILE);

function describe({ bytes, type, cacheControl }: Upload): Metadata {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.byteLength,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
}

const NOTHING_YET: Upload = { bytes: new Uint8Array(), type: '', cacheControl: '', userMetadata: null };

/** Asks the policies before a byte is read: inserts the row and rolls back. */
export async function checkMayWrite({ database }: Shelf, to: Destination): Promise<void> {
  const { bucket, name, owner } = to;
  const object = { bucket, name, owner, version: randomUUID(), metadata: describe(NOTHING_YET), userMetadata: null };
  try {
    await database.asClaims(to.claims, async (session) => {
      await insertObject(session, object, to.replace);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/** The file first, then the row: a crash in between leaves a file without a row, never a row without a file. */
async function keep(shelf: Shelf, to: Destination, received: Upload): Promise<string> {
  const { bucket, name, owner } = to;
  const version = randomUUID();
  await shelf.files.put(version, received.bytes);
  const object = { bucket, name, owner, version, metadata: describe(received), userMetadata: received.userMetadata };
  try {
    const { id, before } = await shelf.database.asClaims(to.claims, async (session) => ({
      before: to.replace ? await readObject(session, bucket, name) : null,
      id: await insertObject(session, object, to.replace),
    }));
    if (before) await shelf.files.remove([before.version]);
    return id;
  } catch (error) {
    await shelf.files.remove([version]);
    throw error;
  }
}

export async function upload(shelf: Shelf, to: Destination, request: Request): Promise<string> {
  const bucket = await bucketOf(shelf.database, to.bucket);
  await checkMayWrite(shelf, to);
  const received = await receive(request, sizeLimit(bucket));
  checkType(bucket.allowed_mime_types, received.type);
  checkContent(bucket.id, received.type, received.bytes);
  return keep(shelf, to, received);
}
