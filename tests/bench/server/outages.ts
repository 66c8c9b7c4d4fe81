import { connect } from '../../support/postgres-database.ts';
import { hasPgBouncer, openBouncer } from './bouncer.ts';
import type { House } from './house.ts';
import { comeBack } from './outage.ts';

const CONNECTIONS = 15;
/** More than PgBouncer has towards the server, so that it queues too. */
const TOWARDS_PGBOUNCER = 100;

/** As PostgREST waits for a connection before it answers 504. */
const PATIENCE_MS = 10_000;
/** A server so slow beside its crowd that most are told to wait, which shows how the devices' own waits spread them. */
const IMPATIENCE_MS = 1000;

export async function outage(house: House) {
  const straight = connect(house.url, CONNECTIONS);
  const figures: Record<string, unknown> = {
    straight: await comeBack(house, straight, CONNECTIONS, PATIENCE_MS),
    'straight, refused after a second': await comeBack(house, straight, CONNECTIONS, IMPATIENCE_MS),
  };
  await straight.end();
  if (!hasPgBouncer) return { ...figures, 'through PgBouncer': 'not installed' };
  const bouncer = await openBouncer(house.url, CONNECTIONS);
  const sql = bouncer.connect(TOWARDS_PGBOUNCER);
  figures['through PgBouncer'] = await comeBack(house, sql, TOWARDS_PGBOUNCER, PATIENCE_MS);
  await sql.end();
  bouncer.close();
  return figures;
}
