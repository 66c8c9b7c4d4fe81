import type { Row, Session } from '../database/database.ts';

export interface Metadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
}

export interface StoredObject extends Row {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  metadata: Metadata;
  user_metadata: Row | null;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
}

export interface Bucket extends Row {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: string;
  updated_at: string;
}

/** An upload's row. */
export interface NewObject {
  bucket: string;
  name: string;
  owner: string | null;
  version: string;
  metadata: Metadata;
  userMetadata: Row | null;
}

/** The drivers format times differently; this is hosted storage's format. */
export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

const TIMES = ['created_at', 'updated_at'].map(isoTime).join(', ');
const FIELDS = `id, bucket_id, name, version, metadata, user_metadata, ${TIMES}, ${isoTime('last_accessed_at')}`;

export function readBuckets(session: Session, id?: string): Promise<Bucket[]> {
  return session.query<Bucket>(
    `select id, name, owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types,
            ${TIMES}
     from storage.buckets where $1::text is null or id = $1 order by id`,
    [id ?? null],
  );
}

export async function readObject(session: Session, bucket: string, name: string): Promise<StoredObject | null> {
  const [row] = await session.query<StoredObject>(
    `select ${FIELDS} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  return row ?? null;
}

export function readObjects(session: Session, bucket: string, names: readonly string[]): Promise<StoredObject[]> {
  return session.query<StoredObject>(
    `select ${FIELDS} from storage.objects
     where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))`,
    [bucket, JSON.stringify(names)],
  );
}

const INSERT = `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, case when $3::text ~ '^[0-9a-f-]{36}$' then $3::uuid end, $3, $4, $5::jsonb, $6::jsonb)`;
const REPLACE = `on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
  version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
  updated_at = now()`;

export async function insertObject(session: Session, object: NewObject, replace: boolean): Promise<string> {
  const { bucket, name, owner, version, metadata, userMetadata } = object;
  const [row] = await session.query<{ id: string }>(`${INSERT} ${replace ? REPLACE : ''} returning id`, [
    bucket,
    name,
    owner,
    version,
    JSON.stringify(metadata),
    userMetadata ? JSON.stringify(userMetadata) : null,
  ]);
  if (!row) throw new Error('An insert answered nothing.');
  return row.id;
}

export async function removeObjects(
  session: Session,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  await session.query(`select set_config('storage.allow_delete_query', 'true', true)`);
  return session.query<StoredObject>(
    `delete from storage.objects
     where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb)) returning ${FIELDS}`,
    [bucket, JSON.stringify(names)],
  );
}

export async function renameObject(
  session: Session,
  from: { bucket: string; name: string },
  to: { bucket: string; name: string },
): Promise<string | null> {
  const [row] = await session.query<{ id: string }>(
    `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
     where bucket_id = $1 and name = $2 returning id`,
    [from.bucket, from.name, to.bucket, to.name],
  );
  return row?.id ?? null;
}
