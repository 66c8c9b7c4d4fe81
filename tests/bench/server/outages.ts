import { connect } from '../../support/postgres-database.ts';
import { hasPgBouncer, openBouncer } from './bouncer.ts';
import type { House } from './house.ts';
import { comeBack } from './outage.ts';

const CONNECTIONS = 15;
/** More than PgBouncer has towards the server, so that it queues too. */
const TOWARDS_PGBOUNCER = 100;

export async function outage(house: House) {
  const straight = connect(house.url, CONNECTIONS);
  const figures: Record<string, unknown> = { straight: await comeBack(house, straight, CONNECTIONS) };
  await straight.end();
  if (!hasPgBouncer) return { ...figures, 'through PgBouncer': 'not installed' };
  const bouncer = await openBouncer(house.url, CONNECTIONS);
  const sql = bouncer.connect(TOWARDS_PGBOUNCER);
  figures['through PgBouncer'] = await comeBack(house, sql, TOWARDS_PGBOUNCER);
  await sql.end();
  bouncer.close();
  return figures;
}
