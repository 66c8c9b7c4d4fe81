import type { Operation } from './operations.ts';
import type { Party } from './party.ts';
import type { PlainRow } from './world.ts';

// Everybody who writes without the engine: a script, an edge function, an administrator, the operator of the database.

type Plain = Exclude<Operation, { device: number } | { do: 'wait' | 'sleep' }>;
type Sql = Extract<Plain, { do: 'sql' }>;

const CANCEL_APPOINTMENTS = `update public.appointments set status = 'cancelled'
  where user_id = $1 and status in ('pending', 'requested', 'scheduled', 'confirmed') and not deleted`;

async function rowAt(party: Party, table: string, slot: number): Promise<PlainRow | undefined> {
  const rows = await party.world.stack.database.query<PlainRow>(
    `select * from public.${table} where user_id = $1 and not deleted order by id`,
    [party.client.id],
  );
  return rows[slot % Math.max(1, rows.length)];
}

async function retype(party: Party, table: string, column: 'title' | 'notes', slot: number): Promise<boolean> {
  const row = await rowAt(party, table, slot);
  if (!row) return false;
  const text = party.nextText();
  await party.world.stack.database.query(`update public.${table} set ${column} = $2 where id = $1`, [row.id, text]);
  party.ledger.wrote('sql', `${table}:${row.id}`, { [column]: text }, row);
  return true;
}

async function addGlass(party: Party, slot: number): Promise<boolean> {
  const row = await rowAt(party, 'water_intake', slot);
  if (!row) return false;
  await party.world.stack.database.query(
    `update public.water_intake set glasses_consumed = glasses_consumed + 1 where id = $1`,
    [row.id],
  );
  party.ledger.added(`water_intake:${row.id}`, 1);
  return true;
}

async function deleteHard(party: Party, table: string, slot: number): Promise<boolean> {
  const row = await rowAt(party, table, slot);
  if (!row) return false;
  await party.world.stack.database.query(`delete from public.${table} where id = $1`, [row.id]);
  party.ledger.mayBeRefused(`${table}:${row.id}`);
  party.ledger.tookAway(`${table}:${row.id}`, row);
  return true;
}

async function sql(party: Party, { kind, slot }: Sql): Promise<boolean> {
  if (kind === 'title') return retype(party, 'appointments', 'title', slot);
  if (kind === 'notes') return retype(party, slot % 2 ? 'meal_plans' : 'workout_sets', 'notes', slot);
  if (kind === 'glasses') return addGlass(party, slot);
  return deleteHard(party, slot % 2 ? 'meal_plans' : 'workout_sets', slot);
}

/** A transaction that writes early and commits late: what is committed meanwhile gets the higher numbers. */
async function hold(party: Party): Promise<boolean> {
  if (!party.world.concurrent || party.letGo) return false;
  const [id, name] = [crypto.randomUUID(), party.nextText()];
  const written = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const insert = `insert into public.meal_plans (id, user_id, date, name) values ($1, $2, $3, $4)`;
  const whole = party.world.stack.database.transaction(async (session) => {
    await session.query(insert, [id, party.client.id, party.dayAt(0), name]);
    written.resolve();
    await released.promise;
  });
  party.letGo = async () => {
    party.letGo = null;
    released.resolve();
    await whole;
    party.ledger.wrote('sql', `meal_plans:${id}`, { name }, undefined);
  };
  await Promise.race([written.promise, whole]);
  return true;
}

async function letGo(party: Party): Promise<boolean> {
  const held = party.letGo !== null;
  await party.letGo?.();
  return held;
}

/** Somebody else's lock can stand in the way; then nothing was written. */
export async function writePlainly(party: Party, operation: Plain): Promise<boolean> {
  return deed(party, operation).catch((error: unknown) => {
    if (party.letGo && (error as { code?: string }).code === '55P03') return false;
    throw error;
  });
}

async function deed(party: Party, operation: Plain): Promise<boolean> {
  const { database } = party.world.stack;
  if (operation.do === 'sql') return sql(party, operation);
  if (operation.do === 'hold') {
    const held = await hold(party);
    if (held) party.traffic.met('transaction held');
    return held;
  }
  if (operation.do === 'let go') return letGo(party);
  if (operation.do === 'access') {
    await database.query(`update public.client_assignments set status = $2 where client_id = $1 and status <> $2`, [
      party.client.id,
      operation.granted ? 'active' : 'paused',
    ]);
    const arrived = await database.query<{ key: string }>(
      `select 'messages:' || id as key from public.messages where client_id = $1`,
      [party.client.id],
    );
    // An appointment gives sight as well.
    party.ledger.care(operation.granted, new Set(arrived.map(({ key }) => key)));
    if (!operation.granted) await database.query(CANCEL_APPOINTMENTS, [party.client.id]);
    party.traffic.met(operation.granted ? 'access granted' : 'access revoked');
    return true;
  }
  if (operation.do === 'days pass') {
    await database.query('select sync.expire(today + $1::integer) from sync.state', [operation.days]);
    party.traffic.met('days passed');
    return true;
  }
  if (operation.do === 'follow') {
    await database.query('select sync.follow($1, $2, $3)', [party.carer.id, party.client.id, operation.follows]);
    party.traffic.met(operation.follows ? 'record followed' : 'record no longer followed');
    return true;
  }
  if (operation.do === 'restore') await database.query('select sync.new_epoch()');
  else await database.query('update sync.state set floor = pg_snapshot_xmin(pg_current_snapshot())');
  party.traffic.met(operation.do === 'restore' ? 'database restored' : 'cursor too old');
  return true;
}
