import { liveQuery } from 'dexie';
import { cancelRxStorageReplication, defaultHashSha256, replicateRxStorageInstance } from 'rxdb';
import type { EventBulk, RxStorageChangeEvent, RxStorageInstance, RxStorageReplicationMeta } from 'rxdb';
import { Subject } from 'rxjs';
import { createConductor } from './conductor.ts';
import type { ReplicationOptions } from './conductor.ts';
import type { Local } from './database.ts';
import { keyOf } from './journal.ts';
import { createPull } from './pull.ts';
import type { Pull } from './pull.ts';
import type { Transport } from './transport.ts';

// RxDB's replication protocol drives the journal. What it takes for a storage of documents is the whole database behind
// four functions of the journal, which keep the truth; nothing RxDB remembers is needed after a crash.

export interface Replication {
  /** Something may have changed on the server, or the connection is back. */
  poke(): void;
  /** Something was written here. Detected automatically, also from other tabs. */
  wrote(): void;
  /** Nothing is running, and nothing is due before the next wait ends. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

interface Doc {
  id: string;
  rev: string;
}

const documentOf = (id: string, rev: string): Doc & { _deleted: boolean } => ({ id, rev, _deleted: false });

/** RxDB wants a revision of this form on what it pushes, and none on what it pulls. */
const storedDocumentOf = (id: string, rev: string) => ({
  ...documentOf(id, rev),
  _meta: { lwt: 1 },
  _rev: `1-${rev}`,
  _attachments: {},
});

type Local$ = EventBulk<RxStorageChangeEvent<Doc>, unknown>;

/** The fork: reads the outbox, writes the pages. */
function forkOf(db: Local, local$: Subject<Local$>, store: () => Promise<void>, failed: (error: unknown) => void) {
  return {
    schema: { primaryKey: 'id' },
    databaseName: db.name,
    collectionName: 'everything',
    changeStream: () => local$,
    // Whether a row has unsent edits is checked in the transaction that writes the page.
    findDocumentsById: () => Promise.resolve([]),
    // A single rejection here would end all pushing.
    async getChangedDocumentsSince(limit: number, checkpoint?: { seq: number }) {
      const after = checkpoint?.seq ?? 0;
      const seqs = await db.outbox
        .where(':id')
        .above(after)
        .limit(limit)
        .primaryKeys()
        .catch((error: unknown) => {
          failed(error);
          return [];
        });
      const documents = seqs.map((seq) => storedDocumentOf(String(seq), String(seq)));
      return { documents, checkpoint: { seq: seqs.at(-1) ?? after } };
    },
    // Only pages come here: the journal settles conflicts, and RxDB never sees one. A fresh object each time, because
    // RxDB caches by identity.
    async bulkWrite() {
      await store();
      return { error: [] };
    },
  } as unknown as RxStorageInstance<Doc, unknown, unknown>;
}

/** RxDB's own memory, which stays empty: the cursor is stored with its page, and the outbox is its own checkpoint. */
const forgetful = {
  schema: { primaryKey: { key: 'id', fields: ['itemId', 'isCheckpoint'], separator: '|' } },
  findDocumentsById: () => Promise.resolve([]),
  bulkWrite: () => Promise.resolve({ error: [] }),
} as unknown as RxStorageInstance<RxStorageReplicationMeta<Doc, unknown>, unknown, unknown>;

/** We decide where a page ends: RxDB takes a short batch for the end, and no batch is shorter than this. */
const PULL_BATCH = 1;
const PUSH_BATCH = 1000;

function start(
  fork: RxStorageInstance<Doc, unknown, unknown>,
  hint$: Subject<'RESYNC'>,
  pull: Pull,
  send: () => Promise<void>,
) {
  return replicateRxStorageInstance<Doc>({
    identifier: 'everything',
    forkInstance: fork,
    metaInstance: forgetful,
    hashFunction: defaultHashSha256,
    // With this, and with nothing found by id, a page is exactly one bulkWrite of the fork.
    skipStoringPullMeta: true,
    pullBatchSize: PULL_BATCH,
    pushBatchSize: PUSH_BATCH,
    conflictHandler: { isEqual: () => false, resolve: ({ realMasterState }) => Promise.resolve(realMasterState) },
    replicationHandler: {
      masterChangeStream$: hint$,
      // Never rejects, because that would end all pulling; RxDB's own checkpoint runs ahead of failed writes.
      async masterChangesSince() {
        const page = await pull.next();
        const changes = page?.changes ?? [];
        return {
          documents: changes.map(({ entity, id, row }) => documentOf(keyOf(entity, id), row?.rev ?? '')),
          checkpoint: null,
        };
      },
      // Called concurrently in any order: each call sends everything, in turn and parents first.
      async masterWrite() {
        await send();
        return [];
      },
    },
  });
}

export function replicate(db: Local, transport: Transport, options: ReplicationOptions = {}): Replication {
  const local$ = new Subject<Local$>();
  const hint$ = new Subject<'RESYNC'>();
  let bulks = 0;
  let sending = 0;
  let stopped = false;
  const conductor = createConductor(db, transport, () => hint$.next('RESYNC'), options);
  const pull = createPull(conductor);

  const send = async (): Promise<void> => {
    sending++;
    await conductor.drain();
    sending--;
  };
  // Push first: queued rows emit no event.
  void send();
  const state = start(forkOf(db, local$, pull.store, conductor.failed), hint$, pull, send);
  const errors = state.events.error.subscribe(conductor.failed);

  function wrote(): void {
    if (stopped) return;
    const event = { operation: 'UPDATE', documentId: 'outbox', documentData: storedDocumentOf('outbox', '1') };
    const bulk = { id: String(bulks++), context: 'journal', checkpoint: { seq: 0 }, events: [event] };
    local$.next(bulk as unknown as Local$);
  }
  const { when = (read) => read } = options;
  const outbox = liveQuery(when(async () => db.outbox.count())).subscribe({
    next: (count) => {
      if (count > 0) wrote();
    },
    error: conductor.failed,
  });
  const stopPings = transport.ping(conductor.poke);

  function isBusy(): boolean {
    const { up, down } = state.events.active;
    if (stopped) return false;
    const due = pull.isWanted || up.getValue() || down.getValue() || sending > 0;
    return pull.running || (due && !conductor.resting);
  }

  /** RxDB does not report itself active while it reads the outbox. */
  const isUnsent = async (): Promise<boolean> => !stopped && !conductor.resting && (await db.outbox.count()) > 0;

  return {
    poke: conductor.poke,
    wrote,
    async idle() {
      for (let calm = 0; calm < 2;) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        calm = isBusy() || (await isUnsent()) ? 0 : calm + 1;
      }
    },
    async stop() {
      stopped = true;
      stopPings();
      outbox.unsubscribe();
      errors.unsubscribe();
      conductor.stop();
      await cancelRxStorageReplication(state);
    },
  };
}
