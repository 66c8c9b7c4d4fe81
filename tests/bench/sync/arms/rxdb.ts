import { createRxDatabase } from 'rxdb';
import type { RxCollection, RxDatabase, RxJsonSchema } from 'rxdb';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import { replicateSupabase } from 'rxdb/plugins/replication-supabase';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { Row as Stamped } from '#sync/engine/define-entity.ts';
import type { Cursor, Page, Verdict } from '#sync/engine/transport.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { firstValueFrom } from 'rxjs';
import { call, clientOf } from '../client.ts';
import { PAGE } from './arm.ts';
import type { Arm, Asked, Row } from './arm.ts';

// RxDB as its documentation sets it up: a collection over its Dexie storage, replicated once in both directions. It
// holds the one table that is compared, and one index less than ours, because no index of RxDB takes nulls.

type Meals = RxCollection<Row>;
type Once = RxReplicationState<Row, unknown>;
type Edit = (row: Row, notes: string) => Row;

const UNINDEXED = new Set(['id', 'user_id', 'date', 'deleted', 'updated_at']);

const SCHEMA = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 36 },
    user_id: { type: 'string', maxLength: 36 },
    date: { type: 'string', maxLength: 10 },
    ...Object.fromEntries(
      Object.keys(mealPlans.row.shape)
        .filter((column) => !UNINDEXED.has(column))
        .map((column) => [column, {}]),
    ),
  },
  required: ['id', 'user_id', 'date'],
  indexes: [['user_id', 'date']],
} as unknown as RxJsonSchema<Row>;

async function openMeals(schema: RxJsonSchema<Row>): Promise<{ db: RxDatabase; meals: Meals }> {
  const name = `rxdb-${crypto.randomUUID()}`;
  const db = await createRxDatabase({ name, storage: getRxStorageDexie(), multiInstance: false });
  const { meals } = await db.addCollections({ meals: { schema } });
  return { db, meals: meals as unknown as Meals };
}

async function overCollection(
  asked: Asked,
  replicateOnce: (meals: Meals) => Once,
  edited: Edit,
): Promise<Omit<Arm, 'uncompared'>> {
  const { db, meals } = await openMeals(SCHEMA);

  async function run(): Promise<void> {
    const state = replicateOnce(meals);
    // RxDB would try again and again; a fault here is one of the bench.
    const fault = firstValueFrom(state.error$, { defaultValue: null });
    const first = await Promise.race([state.awaitInitialReplication(), fault]);
    if (first instanceof Error) throw first;
    // It also ends when it was broken off; the contents are looked at afterwards.
    await state.awaitInitialReplication();
    await state.cancel();
  }
  const rows = async (limit?: number): Promise<Row[]> => {
    const found = meals.find({ sort: [{ id: 'asc' }], ...(limit === undefined ? {} : { limit }) });
    return (await found.exec()).map((meal) => meal.toMutableJSON());
  };

  return {
    firstSync: run,
    meals: () => rows(),
    async edit(notes) {
      await meals.bulkUpsert((await rows(asked.edits)).map((row) => edited(row, notes)));
    },
    push: run,
    unsettled: () => Promise.resolve(0),
    async close() {
      await db.remove();
    },
  };
}

/** The plugin quotes the columns of its cursor, which the embedded server, unlike PostgREST, takes for their names. */
const unquoted: typeof fetch = (input, init) => fetch((input as string).replaceAll('%22', ''), init);

/** RxDB's own plugin, by the book, over a view that gives the table the two columns it wants. */
export async function rxdbSupabase(asked: Asked): Promise<Arm> {
  const client = clientOf(asked, unquoted);
  const replicateOnce = (collection: Meals): Once =>
    replicateSupabase<Row>({
      client,
      collection,
      tableName: 'bench_meals',
      replicationIdentifier: 'bench_meals',
      live: false,
      waitForLeadership: false,
      pull: { batchSize: PAGE },
      push: { batchSize: PAGE },
    }) as unknown as Once;
  const arm = await overCollection(asked, replicateOnce, (row, notes) => ({ ...row, notes }));
  // The view's `_modified` is our `updated_at`, and both it and the rev of a pushed row are the server's.
  return { ...arm, uncompared: ['rev', 'updated_at', 'deleted'] };
}

interface Checkpoint {
  cursor: Cursor;
}

async function pullBatch(asked: Asked, from: Checkpoint | undefined, size: number) {
  const documents: Stamped[] = [];
  let cursor: Cursor | null = from?.cursor ?? null;
  // To RxDB a short batch is the last one, and a page may be full of other entities.
  for (let more = true; more && documents.length < size;) {
    const page = (await call(asked, 'sync_pull', { cursor, page: PAGE, client: 1 })) as Page;
    for (const { entity, row } of page.changes) if (row && entity === 'meal_plans') documents.push(row);
    [cursor, more] = [page.cursor, page.has_more];
  }
  return { documents: documents as never[], checkpoint: { cursor: cursor as Cursor } };
}

/**
 * RxDB with handlers that carry a thousand rows a request, through our own functions: the server then does the same
 * for both, and only the devices differ. A bulk upsert would overwrite what others wrote meanwhile.
 */
export async function rxdbBatched(asked: Asked): Promise<Arm> {
  const replicateOnce = (collection: Meals): Once =>
    replicateRxCollection<Row, Checkpoint>({
      collection,
      replicationIdentifier: 'batched',
      deletedField: 'deleted',
      live: false,
      waitForLeadership: false,
      pull: { batchSize: PAGE, handler: (from, size) => pullBatch(asked, from, size) },
      push: {
        batchSize: PAGE,
        async handler(changes) {
          const ops = changes.map(({ newDocumentState: row, assumedMasterState: base }) => ({
            entity: 'meal_plans',
            row,
            base_rev: base?.['rev'] ?? null,
          }));
          const verdicts = (await call(asked, 'sync_push', { ops, client: 1 })) as Verdict[];
          return verdicts.flatMap((v) => (v.verdict === 'conflict' ? [v.row as never] : []));
        },
      },
    }) as unknown as Once;
  const edited: Edit = (row, notes) => ({
    ...row,
    notes,
    rev: crypto.randomUUID(),
    updated_at: new Date().toISOString(),
  });
  const arm = await overCollection(asked, replicateOnce, edited);
  return { ...arm, uncompared: ['deleted'] };
}
