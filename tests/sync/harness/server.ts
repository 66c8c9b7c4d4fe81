import postgres from 'postgres';
import { randomBytes } from 'node:crypto';
import { sharedPostgres } from '../../support/postgres.ts';

/** An empty database on a real PostgreSQL. Who waits for a lock of somebody's open transaction gives up soon. */
export async function freshDatabase(): Promise<string> {
  const server = await sharedPostgres();
  if (server === null) throw new Error('PostgreSQL 15 is not installed');
  const name = `fuzz_${randomBytes(6).toString('hex')}`;
  const admin = postgres(server, { max: 1, onnotice() {} });
  await admin.unsafe(`create database ${name}`);
  await admin.unsafe(`alter database ${name} set lock_timeout = '250ms'`);
  await admin.end({ timeout: 5 });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
