import { patch } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const CORE = 'supabase/migrations/20260101010100_sync_core.sql';
export const ENROLL = 'supabase/migrations/20260101010300_sync_enroll.sql';
const PULL = 'supabase/migrations/20260101010400_sync_pull.sql';
const PUSH = 'supabase/migrations/20260101010500_sync_push.sql';

const EDIT_TIME = `(extract(epoch from r.updated_at) * 1000)::bigint::text::xid8`;

/** What the SQL does otherwise. */
export const SERVER: readonly Mutant[] = [
  {
    name: 'wall-clock compare-and-set',
    law: 3,
    patches: [
      patch(
        PUSH,
        'where t.id = $2 and t.rev = $3',
        `where t.id = $2 and t.updated_at <= ($1 ->> ''updated_at'')::timestamptz and $3 is not null`,
      ),
    ],
  },
  {
    name: 'timestamp cursor',
    law: 6,
    patches: [
      patch(
        ENROLL,
        'select %2$L, id, audience, pg_current_xact_id(), false from sees order by id, audience',
        `select %2$L, s.id, s.audience, ${EDIT_TIME}, false from sees s join new_rows r on r.id = s.id`,
      ),
      patch(
        ENROLL,
        'select %2$L, id, audience, pg_current_xact_id(), removed from (',
        `select %2$L, s.id, s.audience, ${EDIT_TIME}, removed from (`,
      ),
      patch(
        ENROLL,
        'audience, true from gone) both_ways\n          order by id, audience',
        'audience, true from gone) s join new_rows r on r.id = s.id',
      ),
      patch(
        PULL,
        'horizon constant xid8 := pg_snapshot_xmin(pg_current_snapshot());',
        `horizon constant xid8 := (extract(epoch from clock_timestamp()) * 1000 + 600000)::bigint::text::xid8;`,
      ),
      patch(
        PULL,
        `place := row(place.epoch, horizon, horizon, '', '00000000-0000-0000-0000-000000000000'::uuid);`,
        `place := row(place.epoch, horizon, greatest(place.xid, '1'::xid8), place.entity, place.id);`,
      ),
    ],
  },
  {
    name: 'cursor past open transactions',
    law: 6,
    needs: 'postgres',
    patches: [patch(PULL, 'pg_snapshot_xmin(pg_current_snapshot())', 'pg_snapshot_xmax(pg_current_snapshot())')],
  },
  {
    name: 'past revs off',
    law: 5,
    patches: [
      patch(PUSH, 'and p.entity = was.entity)', 'and p.entity = was.entity and false)'),
      patch(PUSH, 'where p.entity = landed.entity', 'where p.entity = landed.entity and false'),
    ],
  },
  {
    name: 'feed without removed',
    law: 7,
    patches: [
      patch(
        CORE,
        '(select row_id, audience, true from known except select id, audience, true from sees)',
        '(select row_id, audience, true from known where false)',
      ),
    ],
  },
  {
    name: 'no savepoint: one bad row fails its batch',
    law: 10,
    patches: [
      patch(
        PUSH,
        `  if first = last then
    return array[sync.rejection(ops -> first, shapes -> (ops -> first ->> 'entity'), code, message, broken)];
  end if;`,
        `  return array(select sync.rejection(ops -> i, shapes -> (ops -> i ->> 'entity'), code, message, broken)
    from generate_series(first, last) i order by i);`,
      ),
    ],
  },
];
