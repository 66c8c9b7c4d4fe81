import { randomUUID } from 'node:crypto';
import { json } from '../http/answers.ts';
import type { Run } from './calls.ts';
import type { FileStore } from './file-store.ts';
import { objectKey } from './keys.ts';
import { checkContent, checkType } from './media-type.ts';
import { insertObject, readObject, renameObject } from './objects.ts';
import type { StoredObject } from './objects.ts';
import { problems } from './problems.ts';
import { receiveJson } from './receive.ts';
import { relocation } from './requests.ts';
import { bucketOf, sizeLimit } from './upload.ts';
import type { Shelf } from './upload.ts';

interface Journey {
  from: { bucket: string; name: string };
  to: { bucket: string; name: string };
}

async function journeyOf(request: Request): Promise<Journey> {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = relocation(await receiveJson(request));
  return {
    from: { bucket: bucketId, name: objectKey(sourceKey) },
    to: { bucket: destinationBucket ?? bucketId, name: objectKey(destinationKey) },
  };
}

const LONGEST_SIGNATURE = 16;

async function firstBytes(files: FileStore, version: string): Promise<Uint8Array> {
  const bytes = await files.read(version, 0, LONGEST_SIGNATURE - 1);
  if (!bytes) throw problems.noObject();
  return new Uint8Array(await new Response(bytes).arrayBuffer());
}

/** The other bucket may take less, and check closer, than the one uploaded to. */
async function checkFits({ database, files }: Shelf, { from, to }: Journey, object: StoredObject): Promise<void> {
  if (from.bucket === to.bucket) return;
  const { size, mimetype } = object.metadata;
  const bucket = await bucketOf(database, to.bucket);
  if (size > sizeLimit(bucket)) throw problems.tooLarge();
  checkType(bucket.allowed_mime_types, mimetype);
  checkContent(bucket.id, mimetype, await firstBytes(files, object.version));
}

export const move: Run = async (shelf, { request, claims }) => {
  const { database } = shelf;
  const journey = await journeyOf(request);
  const { from, to } = journey;
  const object = await database.asClaims(claims, (session) => readObject(session, from.bucket, from.name));
  if (!object) throw problems.noObject();
  await checkFits(shelf, journey, object);
  const id = await database.asClaims(claims, (session) => renameObject(session, from, to));
  if (id === null) throw problems.noObject();
  return json(200, { message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.name}` });
};

export const copy: Run = async (shelf, { request, claims }) => {
  const { database, files } = shelf;
  const journey = await journeyOf(request);
  const { from, to } = journey;
  const object = await database.asClaims(claims, (session) => readObject(session, from.bucket, from.name));
  if (!object) throw problems.noObject();
  await checkFits(shelf, journey, object);
  const version = randomUUID();
  if (!(await files.copy(object.version, version))) throw problems.noObject();
  const made = { ...to, owner: claims.sub ?? null, version, metadata: object.metadata };
  try {
    const id = await database.asClaims(claims, (session) =>
      insertObject(
        session,
        { ...made, userMetadata: object.user_metadata },
        request.headers.get('x-upsert') === 'true',
      ),
    );
    return json(200, { Id: id, Key: `${to.bucket}/${to.name}` });
  } catch (error) {
    await files.remove([version]);
    throw error;
  }
};
