import { createRequire } from 'node:module';
import { cancelRxStorageReplication, defaultHashSha256, replicateRxStorageInstance } from 'rxdb';
import type { RxStorageInstance, RxStorageReplicationMeta } from 'rxdb';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';

// What replicate.ts relies on, as this version of RxDB does it. A newer version that does otherwise fails here, and
// says what has to be looked at.

interface Doc {
  id: string;
  rev: string;
}
type Handler = (...args: never[]) => Promise<unknown>;

const pulled = (id: string) => ({ id, rev: 'r', _deleted: false });
const stored = (id: string) => ({ ...pulled(id), _meta: { lwt: 1 }, _rev: '1-r', _attachments: {} });
const pause = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

interface Rig {
  pages?: string[][];
  masterChangesSince?: Handler;
  masterWrite?: Handler;
  getChangedDocumentsSince?: Handler;
  pushBatchSize?: number;
}

const none = () => Promise.resolve([]);
const written = () => Promise.resolve({ error: [] });
const ids = ([first]: never[]) => String(first).replaceAll(',', ' ');
const kind = ([, context]: never[]) => String(context).replace(/-rx_storage.*/, '');
const nothing = () => Promise.resolve({ documents: [], checkpoint: { seq: 0 } });

function rig({ pages = [], pushBatchSize = 2, ...handlers }: Rig) {
  const calls: string[] = [];
  const local$ = new Subject();
  const hint$ = new Subject<'RESYNC'>();
  const traced = (name: string, handler: Handler, what: (args: never[]) => string) => {
    return (...args: never[]) => {
      calls.push(`${name} ${what(args)}`.trim());
      return handler(...args);
    };
  };
  const next = () => Promise.resolve({ documents: (pages.shift() ?? []).map(pulled), checkpoint: { n: 1 } });
  const forkInstance = {
    schema: { primaryKey: 'id' },
    databaseName: 'd',
    collectionName: 'c',
    changeStream: () => local$,
    findDocumentsById: traced('fork find', none, ids),
    getChangedDocumentsSince: traced('fork changed', handlers.getChangedDocumentsSince ?? nothing, () => ''),
    bulkWrite: traced('fork write', written, kind),
  } as unknown as RxStorageInstance<Doc, unknown, unknown>;
  const metaInstance = {
    schema: { primaryKey: { key: 'id', fields: ['itemId', 'isCheckpoint'], separator: '|' } },
    findDocumentsById: traced('meta find', none, ids),
    bulkWrite: traced('meta write', written, kind),
  } as unknown as RxStorageInstance<RxStorageReplicationMeta<Doc, unknown>, unknown, unknown>;
  const state = replicateRxStorageInstance<Doc>({
    identifier: 'x',
    forkInstance,
    metaInstance,
    hashFunction: defaultHashSha256,
    skipStoringPullMeta: true,
    pullBatchSize: 1,
    pushBatchSize,
    conflictHandler: { isEqual: () => false, resolve: ({ realMasterState }) => Promise.resolve(realMasterState) },
    replicationHandler: {
      masterChangeStream$: hint$,
      masterChangesSince: traced('master changes', handlers.masterChangesSince ?? next, () => '') as never,
      masterWrite: traced('master write', handlers.masterWrite ?? none, () => '') as never,
    },
  });
  return {
    calls,
    hint: () => hint$.next('RESYNC'),
    errors: state.events.error,
    end: () => cancelRxStorageReplication(state),
    write: (...names: string[]) => {
      const events = names.map((id) => ({ operation: 'UPDATE', documentId: id, documentData: stored(id) }));
      local$.next({ id: names.join(','), context: 'journal', checkpoint: { seq: 0 }, events });
    },
  };
}

describe('RxDB’s replication protocol', () => {
  it('is the version this was written for', () => {
    expect(createRequire(import.meta.url)('rxdb/package.json')).toMatchObject({ version: '17.6.0' });
  });

  it('starts with the outbox and a pull, and writes a page with one call', async () => {
    const { calls, end } = rig({ pages: [['a', 'b']] });
    const without = () => calls.filter((call) => !call.startsWith('meta find') || call.includes('|0'));
    await expect
      .poll(() => without().toSorted((a, b) => a.localeCompare(b)))
      .toEqual([
        'fork changed',
        'fork find a b',
        'fork write replication-downstream',
        'master changes',
        'master changes',
        'meta find a|0 b|0',
        'meta write replication-set-checkpoint',
      ]);
    await end();
  });

  it('asks for the next page before the last is written', async () => {
    const { calls, end } = rig({ pages: [['a'], ['b']] });
    await expect.poll(() => calls).toContain('fork write replication-downstream');
    expect(calls.indexOf('master changes', calls.indexOf('master changes') + 1)).toBeLessThan(
      calls.indexOf('fork write replication-downstream'),
    );
    await end();
  });

  it('pushes what the change stream says, and stores no meta of it', async () => {
    const { calls, write, end } = rig({});
    await pause();
    calls.length = 0;
    write('a');
    await pause();
    expect(calls).toEqual(['meta find a|0', 'master write', 'meta write replication-set-checkpoint']);
    await end();
  });

  it('pulls and rescans the outbox on RESYNC', async () => {
    const { calls, hint, end } = rig({});
    await pause();
    calls.length = 0;
    hint();
    await pause();
    expect(calls.filter((call) => !call.startsWith('meta'))).toEqual(
      expect.arrayContaining(['master changes', 'fork changed']),
    );
    await end();
  });

  it('sends batches in parallel, so that turns are ours to keep', async () => {
    let [now, most] = [0, 0];
    const masterWrite = async () => {
      most = Math.max(most, ++now);
      await pause(5);
      now--;
      return [];
    };
    const { write, end } = rig({ masterWrite });
    await pause();
    write('a', 'b', 'c', 'd', 'e', 'f');
    await pause(60);
    expect(most).toBe(3);
    await end();
  });

  it('drops a hint that came before its latest request, so that we count them', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let n = 0;
    const masterChangesSince = async () => {
      const mine = n++;
      await answers[mine]?.promise;
      return { documents: mine === 0 ? [pulled('a')] : [], checkpoint: {} };
    };
    const { calls, hint, end } = rig({ masterChangesSince });
    await pause();
    hint();
    await pause(5);
    answers[0]?.resolve();
    await pause();
    answers[1]?.resolve();
    await pause();
    expect(calls.filter((call) => call === 'master changes')).toHaveLength(2);
    await end();
  });

  it('holds hints back while a push is not answered, so that every request needs a time-out', async () => {
    const { calls, write, hint, end } = rig({ masterWrite: () => new Promise(() => {}) });
    await pause();
    write('a');
    await pause(5);
    calls.length = 0;
    hint();
    await pause();
    expect(calls).toEqual([]);
    await end();
  });
});
