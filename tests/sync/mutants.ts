// Each law broken on purpose, at load time and in no file. The schedules must notice every one of them.

export interface Patch {
  file: string;
  from: string;
  to: string;
}

export interface Mutant {
  name: string;
  law: number;
  patches: readonly Patch[];
  /** Whether it takes a crash or a refusing disk at the right step. */
  needs?: 'break';
}

export const CORE = 'supabase/migrations/20260101000000_sync_core.sql';
const WIRE = 'supabase/migrations/20260101000001_sync_wire.sql';
const JOURNAL = 'sync/engine/journal.ts';
const PAGES = 'sync/engine/pages.ts';
const MERGE = 'sync/engine/merge.ts';
const SETTLEMENT = 'sync/engine/settlement.ts';

const EDIT_TIME = `(extract(epoch from r.updated_at) * 1000)::bigint::text::xid8`;

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'row and outbox in two transactions',
    law: 1,
    needs: 'break',
    patches: [
      {
        file: JOURNAL,
        from: 'for (const { change, id } of named) await writeOne(db, change, id, clock.now());',
        to: '',
      },
      {
        file: JOURNAL,
        from: '  return named.map(({ id }) => id);\n',
        to: '  for (const { change, id } of named) await writeOne(db, change, id, clock.now());\n  return named.map(({ id }) => id);\n',
      },
    ],
  },
  {
    name: 'rejected dropped',
    law: 2,
    patches: [{ file: JOURNAL, from: 'if (parked && verdict', to: 'if (Math.abs(0) > 1 && parked && verdict' }],
  },
  {
    name: 'losing values dropped',
    law: 2,
    patches: [
      { file: JOURNAL, from: 'if (Object.keys(lost).length > 0) {', to: 'if (Object.keys(lost).length > 99) {' },
    ],
  },
  {
    name: 'newer edit forgotten by the answer',
    law: 2,
    patches: [
      {
        file: SETTLEMENT,
        from: 'if (local.rev === sent.rev) return { local: server, entry: null };',
        to: 'if (local) return { local: server, entry: null };',
      },
    ],
  },
  {
    name: 'wall-clock compare-and-set',
    law: 3,
    patches: [
      {
        file: WIRE,
        from: 'where t.id = $2 and t.rev = $3',
        to: `where t.id = $2 and t.updated_at <= ($1 ->> ''updated_at'')::timestamptz and $3 is not null`,
      },
    ],
  },
  {
    name: 'timestamp cursor',
    law: 6,
    patches: [
      {
        file: CORE,
        from: 'select %2$L, id, audience, pg_current_xact_id(), false from sees order by id, audience',
        to: `select %2$L, s.id, s.audience, ${EDIT_TIME}, false from sees s join new_rows r on r.id = s.id`,
      },
      {
        file: CORE,
        from: 'select %2$L, id, audience, pg_current_xact_id(), removed from (',
        to: `select %2$L, s.id, s.audience, ${EDIT_TIME}, removed from (`,
      },
      {
        file: CORE,
        from: 'audience, true from gone) both_ways\n          order by id, audience',
        to: 'audience, true from gone) s join new_rows r on r.id = s.id',
      },
      {
        file: WIRE,
        from: 'horizon constant xid8 := pg_snapshot_xmin(pg_current_snapshot());',
        to: `horizon constant xid8 := (extract(epoch from clock_timestamp()) * 1000 + 600000)::bigint::text::xid8;`,
      },
      {
        file: WIRE,
        from: `place := row(place.epoch, horizon, horizon, '', '00000000-0000-0000-0000-000000000000'::uuid);`,
        to: `place := row(place.epoch, horizon, greatest(place.xid, '1'::xid8), place.entity, place.id);`,
      },
    ],
  },
  {
    name: 'merge by row',
    law: 4,
    patches: [
      {
        file: MERGE,
        from: 'if (same(later[column], base[column])) row[column] = earlier[column];',
        to: 'if (Math.abs(0) > 1) row[column] = earlier[column];',
      },
      {
        file: MERGE,
        from: '} else if (!same(later[column], earlier[column])) lost[column]',
        to: '} else if (Math.abs(0) > 1) lost[column]',
      },
    ],
  },
  {
    name: 'counters as last-writer',
    law: 4,
    patches: [{ file: MERGE, from: 'else if (counters.includes(column)) {', to: 'else if (counters.length > 99) {' }],
  },
  {
    name: 'sent not frozen',
    law: 5,
    patches: [
      { file: JOURNAL, from: 'entries.filter((entry) => entry.sent === null),', to: 'entries,' },
      {
        file: JOURNAL,
        from: 'const row = entry.sent ?? rows.get(entry.key);',
        to: 'const row = rows.get(entry.key) ?? entry.sent;',
      },
      {
        file: JOURNAL,
        from: 'const fresh = frozen.slice(0, ops.length).filter(({ entry }) => entry.sent === null || entry.behind);',
        to: 'const fresh = frozen.slice(0, ops.length);',
      },
    ],
  },
  {
    name: 'past revs off',
    law: 5,
    patches: [{ file: WIRE, from: 'and p.entity = was.entity)', to: 'and p.entity = was.entity and false)' }],
  },
  {
    name: 'feed without removed',
    law: 7,
    patches: [
      {
        file: CORE,
        from: '(select row_id, audience, true from known except select id, audience, true from sees)',
        to: '(select row_id, audience, true from known where false)',
      },
    ],
  },
  {
    name: 'children before parents',
    law: 8,
    patches: [
      { file: JOURNAL, from: `db.outbox.orderBy('[rank+seq]');`, to: `db.outbox.orderBy('[rank+seq]').reverse();` },
    ],
  },
  {
    name: 'cursor moved by a ping',
    law: 9,
    patches: [
      {
        file: 'sync/engine/replicate.ts',
        from: 'transport.ping(conductor.poke)',
        to: `transport.ping(() => {
          void db.cursor.toCollection().modify((place) => {
            place.cursor = { ...place.cursor, xid: String(BigInt(place.cursor.xid) + 3n) };
          }).then(conductor.poke, conductor.poke);
        })`,
      },
    ],
  },
  {
    name: 'no savepoint: one bad row fails its batch',
    law: 10,
    patches: [
      {
        file: WIRE,
        from: `  if first = last then
    return array[sync.rejection(ops -> first, shapes -> (ops -> first ->> 'entity'), code, message, broken)];
  end if;`,
        to: `  return array(select sync.rejection(ops -> i, shapes -> (ops -> i ->> 'entity'), code, message, broken)
    from generate_series(first, last) i order by i);`,
      },
    ],
  },
  {
    name: 'no retry after a failure',
    law: 10,
    patches: [
      {
        file: 'sync/engine/schedule.ts',
        from: 'after(waitAfter(failures, rhythm, random, retryAfterSeconds));',
        to: 'timers.clear(handle);',
      },
    ],
  },
  {
    name: 'dropped latch: a page that was not written is passed over',
    law: 11,
    patches: [
      { file: 'sync/engine/pull.ts', from: 'written.reject(error);', to: 'written.resolve();' },
      { file: PAGES, from: 'if (!isSame(await cursorOf(db), from)) throw', to: 'if (Math.abs(0) > 1) throw' },
    ],
  },
  {
    name: 'cursor saved apart from the page',
    law: 11,
    needs: 'break',
    patches: [
      { file: PAGES, from: 'if (!isSame(await cursorOf(db), from)) throw', to: 'if (Math.abs(0) > 1) throw' },
      {
        file: PAGES,
        from: `  await db.transaction('rw', tables, async () => {`,
        to: `  await db.cursor.put({ id: 'down', cursor: page.cursor, known: [...db.ranks.keys()], resetting: false });
  await db.transaction('rw', tables, async () => {`,
      },
    ],
  },
  {
    name: 'page applied on any cursor',
    law: 11,
    patches: [{ file: PAGES, from: 'if (!isSame(await cursorOf(db), from)) throw', to: 'if (Math.abs(0) > 1) throw' }],
  },
  {
    name: 'page overwrites unsent edits',
    law: 11,
    patches: [{ file: PAGES, from: '    if (entry) continue;\n', to: '' }],
  },
  {
    name: 'behind ignored',
    law: 11,
    patches: [{ file: JOURNAL, from: 'if (entry.behind) {', to: 'if (entry.behind && Math.abs(0) > 1) {' }],
  },
  {
    name: 'queue pushed under another user',
    law: 12,
    patches: [
      {
        file: 'sync/supabase-transport.ts',
        from: 'if (data.session.user.id !== userId) throw',
        to: 'if (data.session.user.id === null) throw',
      },
    ],
  },
  {
    name: 'answers of another leader settled',
    law: 13,
    patches: [
      {
        file: JOURNAL,
        from: 'if (!verdict || entry?.sent?.rev !== op.row.rev) return;',
        to: 'if (!verdict || !entry) return;',
      },
    ],
  },
  {
    name: 'gone rows rise again',
    law: 16,
    patches: [
      {
        file: SETTLEMENT,
        from: 'if (local.rev === sent.rev) return { local: server, entry: null };',
        to: 'if (local.rev === sent.rev) return { local: server ?? local, entry: null };',
      },
    ],
  },
  {
    name: 'reset ignored',
    law: 16,
    patches: [
      { file: PAGES, from: 'if (resetting && !page.has_more) await sweep', to: 'if (Math.abs(0) > 1) await sweep' },
    ],
  },
  {
    name: 'natural id random',
    law: 17,
    patches: [
      { file: JOURNAL, from: 'return entity.naturalKey\n', to: 'return entity.naturalKey && Math.abs(0) > 1\n' },
    ],
  },
];
