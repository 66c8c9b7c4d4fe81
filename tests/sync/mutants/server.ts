import { patch } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const SHARES = 'supabase/migrations/20260101010250_sync_shares.sql';
export const ENROLL = 'supabase/migrations/20260101010300_sync_enroll.sql';
const PULL = 'supabase/migrations/20260101010400_sync_pull.sql';
const UPKEEP = 'supabase/migrations/20260101010600_sync_upkeep.sql';
const PUSH = 'supabase/migrations/20260101010500_sync_push.sql';
const MESSAGES = 'supabase/migrations/20260101050400_messages.sql';

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
        'select %2$L, id, audience, pg_current_xact_id(), not held from sees where held or audience = writer\n          order by id, audience',
        `select %2$L, s.id, s.audience, ${EDIT_TIME}, not held from sees s join new_rows r on r.id = s.id
          where held or s.audience = writer`,
      ),
      patch(
        ENROLL,
        'select %2$L, id, audience, pg_current_xact_id(), removed from changes order by id, audience',
        `select %2$L, s.id, s.audience, ${EDIT_TIME}, removed from changes s join new_rows r on r.id = s.id`,
      ),
      patch(
        PULL,
        'horizon constant xid8 := pg_snapshot_xmin(pg_current_snapshot());',
        `horizon constant xid8 := (extract(epoch from clock_timestamp()) * 1000 + 600000)::bigint::text::xid8;`,
      ),
      patch(
        PULL,
        'place := sync.place_at(place.epoch, horizon, false, horizon);',
        `place := row(place.epoch, horizon, false, greatest(place.xid, '1'::xid8), place.entity, place.id);`,
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
        SHARES,
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
  {
    name: 'a message is refused for nothing',
    law: 2,
    patches: [
      patch(
        MESSAGES,
        'new.arrived_at := clock_timestamp();',
        `if new.content like '%7' then raise exception 'no' using errcode = '42501'; end if;
    new.arrived_at := clock_timestamp();`,
      ),
    ],
  },
  {
    name: 'days pass and nothing goes',
    law: 18,
    patches: [patch(UPKEEP, 'not seen.removed and not %5$s', 'false')],
  },
  {
    name: 'what left the share still comes as a row',
    law: 18,
    patches: [patch(PULL, 'from entries where not removed group by entity', 'from entries group by entity')],
  },
  {
    name: 'children stay when their parent goes',
    law: 18,
    patches: [patch(UPKEEP, `share ->> 'of' = e.name and share ? 'with'`, 'false')],
  },
];
