// The long run of the concurrency claim, with a cursor of edit times beside it to show that the oracle would notice.
// node tests/bench/concurrency.ts [--transactions 50000] [--json FILE]
import { runConcurrently } from '../support/concurrent-writers.ts';
import { ALICE, openSyncDatabase } from '../supabase/sync/fixture.ts';
import { syncPullReader, timestampReader } from '../supabase/sync/readers.ts';
import { options, report } from './figures.ts';

const WRITERS = 8;
const db = await openSyncDatabase('postgres');
const { outcomes, seconds } = await runConcurrently({
  url: db.url ?? '',
  user: ALICE,
  writers: WRITERS,
  transactions: Number(options.transactions ?? 50_000),
  longOneIn: 150,
  readers: [syncPullReader(), timestampReader()],
});
await db.close();
await report({ writers: WRITERS, heldUpToSeconds: 3, seconds: Math.round(seconds), outcomes });
const pulled = outcomes.find((outcome) => outcome.name === 'sync_pull');
process.exitCode = pulled?.missed === 0 && pulled.stale === 0 ? 0 : 1;
