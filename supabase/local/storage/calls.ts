import type { Claims, Session } from '../database/database.ts';
import { json } from '../http/answers.ts';
import { serveObject } from './download.ts';
import { objectKey } from './keys.ts';
import { listFolder } from './listing.ts';
import { readBuckets, readObject, readObjects, removeObjects } from './objects.ts';
import type { StoredObject } from './objects.ts';
import { problems } from './problems.ts';
import { receiveJson } from './receive.ts';
import { pathsToSign, removal, signing } from './requests.ts';
import type { Signer } from './signed-urls.ts';
import { bucketOf, checkMayWrite, upload } from './upload.ts';
import type { Destination, Shelf } from './upload.ts';

interface Parts extends Shelf {
  signer: Signer;
}

interface Call {
  request: Request;
  token: string | null;
  claims: Claims;
  bucket: string;
  name: string;
}

export type Run = (parts: Parts, call: Call) => Promise<Response>;

const calls = (session: Session, operation: string) =>
  session.query(`select set_config('storage.operation', $1, true)`, [operation]);

async function seen({ database }: Parts, { claims, bucket, name }: Call, operation = ''): Promise<StoredObject> {
  const object = await database.asClaims(claims, async (session) => {
    await calls(session, operation);
    return readObject(session, bucket, objectKey(name));
  });
  if (!object) throw problems.noObject();
  return object;
}

const destination = ({ request, claims, bucket, name }: Call): Destination => ({
  bucket,
  name: objectKey(name),
  claims,
  owner: claims.sub ?? null,
  replace: request.method === 'PUT' || request.headers.get('x-upsert') === 'true',
});

/** As the hosted storage calls them: by that policies tell them from making an address for others. */
const DOWNLOAD = 'storage.object.get_authenticated';
const REMOVAL = 'storage.object.delete_many';

export const download: Run = async (parts, call) =>
  serveObject(parts.files, await seen(parts, call, DOWNLOAD), call.request);

export const downloadPublic: Run = async (parts, call) => {
  const { public: open } = await bucketOf(parts.database, call.bucket);
  if (!open) throw problems.noBucket();
  const object = await seen(parts, { ...call, claims: { role: 'service_role' } });
  return serveObject(parts.files, object, call.request, true);
};

export const downloadSigned: Run = async (parts, call) => {
  await parts.signer.checkDownload(call.token, call.bucket, call.name);
  const object = await seen(parts, { ...call, claims: { role: 'service_role' } });
  return serveObject(parts.files, object, call.request);
};

export const info: Run = async (parts, call) => {
  const { id, name, version, bucket_id, metadata, user_metadata, created_at, updated_at } = await seen(parts, call);
  return json(200, {
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    last_modified: metadata.lastModified,
    metadata: user_metadata ?? {},
    created_at,
    updated_at,
  });
};

export const receiveUpload: Run = async (parts, call) => {
  const to = destination(call);
  if (call.request.method === 'PUT') await seen(parts, call);
  const id = await upload(parts, to, call.request);
  return json(200, { Id: id, Key: `${to.bucket}/${to.name}` });
};

export const list: Run = async ({ database }, { request, claims, bucket }) => {
  const body = await receiveJson(request);
  return json(200, await database.asClaims(claims, (session) => listFolder(session, bucket, body)));
};

export const removeSeveral: Run = async ({ database, files }, { request, claims, bucket }) => {
  const { prefixes } = removal(await receiveJson(request));
  const removed = await database.asClaims(claims, async (session) => {
    await calls(session, REMOVAL);
    return removeObjects(session, bucket, prefixes);
  });
  await files.remove(removed.map((object) => object.version));
  return json(200, removed);
};

export const removeOne: Run = async ({ database, files }, { claims, bucket, name }) => {
  const [removed] = await database.asClaims(claims, (session) => removeObjects(session, bucket, [objectKey(name)]));
  if (!removed) throw problems.noObject();
  await files.remove([removed.version]);
  return json(200, { message: 'Successfully deleted' });
};

export const signOne: Run = async (parts, call) => {
  const { expiresIn } = signing(call.bucket)(await receiveJson(call.request));
  const { name } = await seen(parts, call);
  const token = await parts.signer.signDownload(call.bucket, name, expiresIn);
  return json(200, { signedURL: `/object/sign/${call.bucket}/${name}?token=${token}` });
};

const UNSEEN = 'Either the object does not exist or you do not have access to it';

export const signSeveral: Run = async ({ database, signer }, { request, claims, bucket }) => {
  const { expiresIn, paths } = pathsToSign(bucket)(await receiveJson(request));
  const found = await database.asClaims(claims, (session) => readObjects(session, bucket, paths));
  const names = new Set(found.map((object) => object.name));
  const answers = paths.map(async (name) => {
    if (!names.has(name)) return { error: UNSEEN, path: name, signedURL: null };
    const token = await signer.signDownload(bucket, name, expiresIn);
    return { error: null, path: name, signedURL: `/object/sign/${bucket}/${name}?token=${token}` };
  });
  return json(200, await Promise.all(answers));
};

export const signUpload: Run = async (parts, call) => {
  const to = destination(call);
  await bucketOf(parts.database, to.bucket);
  await checkMayWrite(parts, to);
  const token = await parts.signer.signUpload(to.bucket, to.name, { owner: to.owner, upsert: to.replace });
  return json(200, { url: `/object/upload/sign/${to.bucket}/${to.name}?token=${token}`, token });
};

/** The policies were checked when the token was signed; it now replaces the caller. */
export const receiveSignedUpload: Run = async (parts, call) => {
  const { owner, upsert } = await parts.signer.checkUpload(call.token, call.bucket, call.name);
  const to = { ...destination(call), claims: { role: 'service_role' }, owner, replace: upsert };
  await upload(parts, to, call.request);
  return json(200, { Key: `${to.bucket}/${to.name}` });
};

export const listBuckets: Run = async ({ database }, { claims }) =>
  json(200, await database.asClaims(claims, (session) => readBuckets(session)));

export const readBucket: Run = async ({ database }, { claims, bucket }) => {
  const [found] = await database.asClaims(claims, (session) => readBuckets(session, bucket));
  if (!found) throw problems.noBucket();
  return json(200, found);
};
