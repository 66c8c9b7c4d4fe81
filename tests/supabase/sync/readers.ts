import type { Reader } from '../../support/concurrent-writers.ts';
import { pullOn } from './fixture.ts';
import type { Cursor } from './fixture.ts';

export function syncPullReader(): Reader {
  let cursor: Cursor | null = null;
  return {
    name: 'sync_pull',
    ask: async (session, see) => {
      const page = await pullOn(session, cursor, 500);
      if (cursor !== null && page.reset) throw new Error('a device was told to start over');
      cursor = page.cursor;
      for (const change of page.changes) see(change.id, String(change.row?.['rev']));
      if (page.has_more) return 'more';
      return page.held_back ? 'later' : 'done';
    },
  };
}

/** What a cursor of edit times does under the same writers: the yardstick that shows the oracle can see a miss. */
export function timestampReader(): Reader {
  let at = '-infinity';
  let id = '00000000-0000-0000-0000-000000000000';
  return {
    name: 'updated_at and id',
    ask: async (session, see) => {
      const rows = await session.query<{ id: string; rev: string; at: string }>(
        `select id, rev, updated_at::text as at from public.notes
         where (updated_at, id) > ($1::text::timestamptz, $2) order by updated_at, id limit 500`,
        [at, id],
      );
      for (const row of rows) see(row.id, row.rev);
      const last = rows.at(-1);
      if (last !== undefined) ({ at, id } = last);
      return rows.length === 500 ? 'more' : 'done';
    },
  };
}
