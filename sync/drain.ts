import type { SupabaseClient } from '@supabase/supabase-js';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { replicate } from '#sync/engine/replicate.ts';
import { trafficMeter } from '#sync/engine/traffic.ts';
import type { StartOptions } from './start.ts';
import { supabaseTransport } from './supabase-transport.ts';

interface DrainOptions extends Pick<StartOptions, 'userId' | 'entities' | 'database'> {
  supabase: SupabaseClient;
  /** What is not sent by then stays queued. */
  until?: AbortSignal;
  /** Sends what else waits in the database; whether all of it went. Not asked where the queue could not be sent. */
  also?: (db: Local) => Promise<boolean>;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * For a background-sync event with no tab open: sends the queue and, once it is empty, the rest, and answers whether all of it went. Leading beside a
 * tab is harmless.
 */
export async function drainOutbox({
  userId,
  entities,
  supabase,
  database,
  until,
  also,
}: DrainOptions): Promise<boolean> {
  const db = await openDatabase(userId, entities, database);
  const traffic = trafficMeter(db);
  const transport = { ...supabaseTransport(supabase, userId, traffic.count), ping: () => () => undefined };
  const replication = replicate(db, transport);
  await Promise.race([replication.idle(), ...(until ? [aborted(until)] : [])]);
  const left = await db.outbox.count();
  await replication.stop();
  await traffic.written();
  const isSent = left === 0 && ((await also?.(db)) ?? true);
  db.close();
  return isSent;
}
