import { z } from 'zod';
import type { Row, Session } from '../database/database.ts';
import { isoTime } from './objects.ts';
import { problems } from './problems.ts';

const TIMES = ['updated_at', 'created_at', 'last_accessed_at'].map(isoTime).join(', ');

const query = z.object({
  prefix: z.string().max(1024).default(''),
  search: z.string().max(1024).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

/** A folder is whatever precedes a slash; it has only a name. */
export async function listFolder(session: Session, bucket: string, body: unknown): Promise<Row[]> {
  const asked = query.safeParse(body);
  if (!asked.success) throw problems.invalidRequest(z.prettifyError(asked.error));
  const { search, limit, offset, sortBy } = asked.data;
  const prefix = asked.data.prefix.replaceAll(/^\/+|\/+$/g, '');
  const folder = prefix === '' ? '' : `${prefix}/`;
  return session.query(
    `with inside as (
       select o.*, substr(o.name, length($2::text) + 1) as rest from storage.objects o
       where o.bucket_id = $1 and starts_with(o.name, $2::text)
     ), found as (
       select *, split_part(rest, '/', 1) as head from inside where starts_with(lower(rest), lower($3::text))
     )
     select head as name, null::uuid as id, null as updated_at, null as created_at, null as last_accessed_at, null::jsonb as metadata
     from found where rest <> head group by head
     union all
     select head, id, ${TIMES}, metadata from found where rest = head
     order by ${sortBy.column} ${sortBy.order}, name limit $4 offset $5`,
    [bucket, folder, search, limit, offset],
  );
}
