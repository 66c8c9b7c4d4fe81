import { replicate } from '#sync/engine/replicate.ts';
import { supabaseTransport } from '#sync/supabase-transport.ts';
import type { Driver } from './engine.ts';
import { replicatePlainly } from './plain-loop.ts';

const drivenBy =
  (start: typeof replicate): Driver =>
  (db, client, { userId, clock, random, timers, page, batch, ping }) => {
    // Realtime is the schedule's to drop and to repeat; all else is the real transport.
    const transport = { ...supabaseTransport(client, userId), ping };
    const replication = start(db, transport, { clock, random, timers, pageSize: page, batchSize: batch });
    return {
      poke: () => replication.poke(),
      wrote: () => replication.wrote(),
      stop: () => replication.stop(),
      abandon: () => void replication.stop().catch(() => {}),
    };
  };

const DRIVERS: Record<string, Driver> = {
  rxdb: drivenBy(replicate),
  plain: drivenBy(replicatePlainly),
};

/** RxDB drives the product; every fifth schedule proves the yardstick too. */
export function driverFor(seed: number, named?: string): Driver {
  const driver = DRIVERS[named ?? (seed % 5 === 0 ? 'plain' : 'rxdb')];
  if (!driver) throw new Error(`there is no driver ${named}; there are ${Object.keys(DRIVERS).join(', ')}`);
  return driver;
}
