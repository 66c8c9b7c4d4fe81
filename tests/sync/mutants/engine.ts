import { patch } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const JOURNAL = 'sync/engine/journal.ts';
const PUSH = 'sync/engine/push.ts';
const PAGES = 'sync/engine/pages.ts';
const MERGE = 'sync/engine/merge.ts';
const SETTLEMENT = 'sync/engine/settlement.ts';

/** In place of a condition; `false` itself would be another type. */
const NEVER = 'Math.abs(0) > 1';

const ON_ANY_CURSOR = patch(PAGES, 'if (!isSame(await cursorOf(db), from)) throw', `if (${NEVER}) throw`);

/** What the engine and its transport do otherwise. */
export const ENGINE: readonly Mutant[] = [
  {
    name: 'row and outbox in two transactions',
    law: 1,
    needs: 'break',
    patches: [
      patch(
        JOURNAL,
        "return db.transaction('rw', [...tablesOf(db, names), db.outbox], async () => {\n    const written = await writeWithin(db, changes, clock.now());\n    return written.map(({ id }) => id);\n  });",
        'return names.length === 0 ? Promise.resolve([]) : writeWithin(db, changes, clock.now()).then((all) => all.map(({ id }) => id));',
      ),
    ],
  },
  {
    name: 'row swept while it waits to be sent',
    law: 1,
    patches: [patch(PAGES, ' && !dirty.has(keyOf(name, id))', '')],
  },
  {
    name: 'rejected dropped',
    law: 2,
    patches: [patch(PUSH, 'if (parked && verdict', `if (${NEVER} && parked && verdict`)],
  },
  {
    name: 'losing values dropped',
    law: 2,
    patches: [patch(PUSH, 'if (Object.keys(lost).length > 0) {', 'if (Object.keys(lost).length > 99) {')],
  },
  {
    name: 'newer edit forgotten by the answer',
    law: 2,
    patches: [
      patch(
        SETTLEMENT,
        'if (local.rev === sent.rev) return { local: server, entry: null };',
        'if (local) return { local: server, entry: null };',
      ),
    ],
  },
  {
    name: 'merge by row',
    law: 4,
    patches: [
      patch(
        MERGE,
        'if (!isEdited(later, columns) && !held.includes(column)) row[column] = earlier[column];',
        `if (${NEVER}) row[column] = earlier[column];`,
      ),
      patch(
        MERGE,
        'else if (columns.some((c) => !same(later[c], earlier[c]))) lost[column]',
        `else if (${NEVER}) lost[column]`,
      ),
    ],
  },
  {
    name: 'counters as last-writer',
    law: 4,
    patches: [patch(MERGE, 'else if (rules.counters.includes(column))', 'else if (rules.counters.length > 99)')],
  },
  {
    name: 'sets as last-writer',
    law: 4,
    patches: [patch(MERGE, 'else if (rules.sets?.includes(column))', `else if (${NEVER})`)],
  },
  {
    name: 'a deletion wins over any later edit',
    law: 4,
    patches: [patch(MERGE, 'if (!later.deleted && Object.keys(edits).length > 0) return', `if (${NEVER}) return`)],
  },
  {
    name: 'sent not frozen',
    law: 5,
    patches: [
      patch(PUSH, 'entries.filter((entry) => entry.sent === null),', 'entries,'),
      patch(PUSH, 'const row = entry.sent ?? rows.get(entry.key);', 'const row = rows.get(entry.key) ?? entry.sent;'),
      patch(
        PUSH,
        'const fresh = frozen.slice(0, ops.length).filter(({ entry }) => entry.sent === null);',
        'const fresh = frozen.slice(0, ops.length);',
      ),
    ],
  },
  {
    name: 'children before parents',
    law: 8,
    patches: [patch(PUSH, `db.outbox.orderBy('[rank+seq]');`, `db.outbox.orderBy('[rank+seq]').reverse();`)],
  },
  {
    name: 'cursor moved by a ping',
    law: 9,
    patches: [
      patch(
        'sync/engine/replicate.ts',
        'transport.ping(conductor.poke)',
        `transport.ping(() => {
          void db.cursor.toCollection().modify((place) => {
            place.cursor = { ...place.cursor, xid: String(BigInt(place.cursor.xid) + 3n) };
          }).then(conductor.poke, conductor.poke);
        })`,
      ),
    ],
  },
  {
    name: 'payload applied from a ping',
    law: 9,
    patches: [
      patch(
        'sync/engine/replicate.ts',
        'transport.ping(conductor.poke)',
        `transport.ping(() => {
          const applied = db.cursor.get('down').then(async (place) => {
            if (!place) return;
            const { changes } = await transport.pull(place.cursor, 1000, new AbortController().signal);
            for (const { entity, row } of changes) if (row) await db.rows({ name: entity }).put(row);
          });
          void applied.then(conductor.poke, conductor.poke);
        })`,
      ),
    ],
  },
  {
    name: 'no retry after a failure',
    law: 10,
    patches: [
      patch(
        'sync/engine/schedule.ts',
        'after(waitAfter(failures, rhythm, random, retryAfterSeconds));',
        'timers.clear(handle);',
      ),
    ],
  },
  {
    name: 'dropped latch: a page that was not written is passed over',
    law: 11,
    patches: [patch('sync/engine/pull.ts', 'written.reject(error);', 'written.resolve();'), ON_ANY_CURSOR],
  },
  {
    name: 'cursor saved apart from the page',
    law: 11,
    needs: 'break',
    patches: [
      ON_ANY_CURSOR,
      patch(
        PAGES,
        `  await db.transaction('rw', tables, async () => {`,
        `  await db.cursor.put({ id: 'down', cursor: page.cursor, known: [...db.ranks.keys()], resetting: false });
  await db.transaction('rw', tables, async () => {`,
      ),
    ],
  },
  {
    // The cursor goes back with the page, and the next pull heals what the page undid: no schedule ends otherwise.
    name: 'page applied on any cursor',
    law: 11,
    needs: 'laws',
    patches: [ON_ANY_CURSOR],
  },
  {
    name: 'page overwrites unsent edits',
    law: 11,
    patches: [patch(PAGES, '    if (entry) continue;\n', '')],
  },
  {
    name: 'behind ignored',
    law: 11,
    patches: [patch(PUSH, 'if (entry.passed !== op.passed) {', 'if (entry.passed < 0) {')],
  },
  {
    name: 'queue pushed under another user',
    law: 12,
    patches: [
      patch(
        'sync/supabase-transport.ts',
        'if (data.session.user.id !== userId) throw',
        'if (data.session.user.id === null) throw',
      ),
    ],
  },
  {
    name: 'answers of another leader settled',
    law: 13,
    patches: [
      patch(PUSH, 'if (!verdict || entry?.sent?.rev !== op.row.rev) return;', 'if (!verdict || !entry) return;'),
    ],
  },
  {
    name: 'unknown columns dropped',
    law: 14,
    needs: 'laws',
    patches: [
      patch(
        PAGES,
        '.bulkPut(put);',
        `.bulkPut(put.map((row) => {
          const { shape } = db.entities.find((entity) => entity.name === name).row;
          return Object.fromEntries(Object.entries(row).filter(([column]) => column in shape));
        }));`,
      ),
    ],
  },
  {
    name: 'divergence overlooked',
    law: 15,
    needs: 'laws',
    patches: [
      patch(
        'sync/engine/digest.ts',
        'if (other && (other.count !== count || other.hash !== hash)) {',
        'if (other && other.count < 0) {',
      ),
    ],
  },
  {
    name: 'gone rows rise again',
    law: 16,
    patches: [
      patch(
        SETTLEMENT,
        'if (local.rev === sent.rev) return { local: server, entry: null };',
        'if (local.rev === sent.rev) return { local: server ?? local, entry: null };',
      ),
    ],
  },
  {
    name: 'reset ignored',
    law: 16,
    patches: [patch(PAGES, 'if (resetting && !page.has_more) await sweep', `if (${NEVER}) await sweep`)],
  },
  {
    name: 'natural id random',
    law: 17,
    patches: [patch(JOURNAL, 'return entity.naturalKey\n', `return entity.naturalKey && ${NEVER}\n`)],
  },
];
