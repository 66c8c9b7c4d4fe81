import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { json } from '../http/answers.ts';
import type { Run } from './calls.ts';
import { objectKey } from './keys.ts';
import { checkType } from './media-type.ts';
import { insertObject, readObject, renameObject } from './objects.ts';
import type { Metadata } from './objects.ts';
import { problems } from './problems.ts';
import { receiveJson } from './receive.ts';
import { relocation } from './requests.ts';
import { bucketOf, sizeLimit } from './upload.ts';

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

/** Another bucket may take less than the one the object was uploaded to. */
async function checkFits(database: Database, { from, to }: Journey, metadata: Metadata): Promise<void> {
  if (from.bucket === to.bucket) return;
  const bucket = await bucketOf(database, to.bucket);
  if (metadata.size > sizeLimit(bucket)) throw problems.tooLarge();
  checkType(bucket.allowed_mime_types, metadata.mimetype);
}

export const move: Run = async ({ database }, { request, claims }) => {
  const journey = await journeyOf(request);
  const { from, to } = journey;
  const object = await database.asClaims(claims, (session) => readObject(session, from.bucket, from.name));
  if (!object) throw problems.noObject();
  await checkFits(database, journey, object.metadata);
  const id = await database.asClaims(claims, (session) => renameObject(session, from, to));
  if (id === null) throw problems.noObject();
  return json(200, { message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.name}` });
};

export const copy: Run = async ({ database, files }, { request, claims }) => {
  const journey = await journeyOf(request);
  const { from, to } = journey;
  const object = await database.asClaims(claims, (session) => readObject(session, from.bucket, from.name));
  if (!object) throw problems.noObject();
  await checkFits(database, journey, object.metadata);
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
