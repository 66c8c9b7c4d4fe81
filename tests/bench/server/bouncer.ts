import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { makeFolder } from '../../support/postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const TRIES = 50;
export const hasPgBouncer = existsSync(PROGRAM);

/** A PgBouncer in transaction mode before the server, with so many connections to it. */
export async function openBouncer(url: string, connections: number) {
  const { port, pathname } = new URL(url);
  const folder = await makeFolder();
  const own = Number(port) + 1;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${port} dbname=${pathname.slice(1)} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
log_connections = 0
log_disconnections = 0
`,
  );
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? ['-u', 'postgres', file] : [file];
  const child = spawn(PROGRAM, ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Statements are not prepared: the next transaction may have another connection.
  const connect = (max: number) =>
    postgres(`postgres://postgres@127.0.0.1:${own}/postgres`, {
      max,
      prepare: false,
      fetch_types: false,
      onnotice: () => {},
    });
  await untilItAnswers(connect);
  return {
    connect,
    close: () => {
      child.kill('SIGINT');
    },
  };
}

async function untilItAnswers(connect: (max: number) => postgres.Sql): Promise<void> {
  for (let round = 0; ; round += 1) {
    const sql = connect(1);
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (round === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await sql.end();
    }
  }
}
