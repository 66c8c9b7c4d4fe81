import type { SupabaseClient } from '@supabase/supabase-js';
import { openDatabase } from '#sync/engine/database.ts';
import { replicate } from '#sync/engine/replicate.ts';
import { trafficMeter } from '#sync/engine/traffic.ts';
import type { StartOptions } from './start.ts';
import { supabaseTransport } from './supabase-transport.ts';

interface DrainOptions extends Pick<StartOptions, 'userId' | 'entities' | 'database'> {
  supabase: SupabaseClient;
}

/**
 * For a background-sync event with no tab open: sends the queue and answers whether all of it went. Leading beside a
 * tab is harmless.
 */
export async function drainOutbox({ userId, entities, supabase, database }: DrainOptions): Promise<boolean> {
  const db = await openDatabase(userId, entities, database);
  const traffic = trafficMeter(db);
  const transport = { ...supabaseTransport(supabase, userId, traffic.count), ping: () => () => undefined };
  const replication = replicate(db, transport);
  await replication.idle();
  const left = await db.outbox.count();
  await replication.stop();
  await traffic.written();
  db.close();
  return left === 0;
}
