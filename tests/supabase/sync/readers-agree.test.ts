import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Queries, Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import type { Role } from '../../support/members.ts';
import { STORED_EXTRA } from '../access/rows.lab.ts';
import { ROWS, parentsOf } from '../access/rows.ts';

/** Everybody who may have a say: two clients, providers who care and who do not, and those who are not approved. */
const CAST: Record<string, { role: Role; status?: string }> = {
  ada: { role: 'client' },
  bayo: { role: 'client' },
  trainer: { role: 'trainer' },
  nutritionist: { role: 'nutritionist' },
  doctor: { role: 'doctor' },
  surgeon: { role: 'aesthetic_surgeon' },
  lab: { role: 'lab_technician' },
  'other lab': { role: 'lab_technician' },
  'other trainer': { role: 'trainer' },
  'pending trainer': { role: 'trainer', status: 'pending' },
  admin: { role: 'admin' },
};
const names = Object.keys(CAST);
const idOf = (name: string): string => numbered(names.indexOf(name) + 1);
const [ADA, BAYO] = [idOf('ada'), idOf('bayo')];
const AUTHORS: Record<string, string> = {
  attendance_records: 'doctor',
  progress_evaluations: 'trainer',
  milestones: 'trainer',
  client_follows: 'trainer',
  lab_alerts: 'doctor',
  surgery_cases: 'surgeon',
  surgery_checks: 'surgeon',
  surgery_consents: 'surgeon',
  operation_records: 'surgeon',
  surgery_checkins: 'surgeon',
};
const PARENTS = { lab: idOf('other lab'), surgeon: idOf('surgeon'), trainer: idOf('trainer') };

interface Entity {
  name: string;
  readers: string;
  /** Of whoever may see a row: whether his devices hold it. */
  in_share: string;
  /** Whether the policy lets more be read than anybody's devices hold. */
  asked_for: boolean;
}

const entitiesOf = (db: Queries) =>
  db.query<Row & Entity>(`select name, readers, sync.in_share(e) as in_share,
    coalesce(share = '{}' or share ? 'named', false) as asked_for from sync.entities e order by position`);

/** A value that begins with `(select` stands for what it finds. */
async function insert(db: Queries, table: string, row: Row): Promise<void> {
  const entries = Object.entries(row);
  const sources = entries.map(([, value], n) =>
    typeof value === 'string' && value.startsWith('(select') ? value : `($1::jsonb -> ${n})`,
  );
  const list = entries.map(([column], n) => `'${column}', ${sources[n]}`).join(', ');
  const columns = entries.map(([column]) => column).join(', ');
  await db.query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, jsonb_build_object(${list}))
     where $1::jsonb is not null on conflict do nothing`,
    [JSON.stringify(entries.map(([, value]) => value))],
  );
}

/** Rows of every entity for both clients; what only one provider can have is the trainer's. */
async function populate(db: Queries): Promise<void> {
  for (const owner of [ADA, BAYO]) for (const [table, row] of parentsOf(owner, PARENTS)) await insert(db, table, row);
  for (const { name } of await entitiesOf(db)) {
    const row = ROWS[name];
    if (row === undefined) throw new Error(`no row is described for ${name}`);
    const providers = name.startsWith('availability') || name === 'provider_schedules';
    for (const owner of providers ? [idOf('trainer')] : [ADA, BAYO]) {
      const maker = AUTHORS[name] === undefined ? owner : idOf(AUTHORS[name]);
      await insert(db, name, { ...row({ owner, maker, provider: idOf('other lab'), n: 0 }), ...STORED_EXTRA[name] });
    }
  }
}

/** Whom the shared audiences mean: everybody of the cast. Of who has left nothing is asked: nobody can sign in as him. */
const MEMBERS = `(select id from auth.users)`;
const MEANT = `p.id = seen.audience or seen.audience in (sync.shared('community'), sync.shared('catalogue'))`;

const linesOf = async (db: Queries, selects: string[]): Promise<string[]> =>
  (await db.query<{ line: string }>(selects.join(' union '))).map((row) => row.line);

/** `entity who row` for every pair that the readers name, and of which a condition holds. */
const accordingToReaders = (db: Queries, entities: Entity[], on: (entity: Entity) => string): Promise<string[]> =>
  linesOf(
    db,
    entities.map(
      (entity) => `select '${entity.name} ' || p.id || ' ' || r.id as line
        from public.${entity.name} r cross join lateral (${entity.readers}) as seen (audience)
          join ${MEMBERS} p on ${MEANT} where ${on(entity)}`,
    ),
  );

const accordingToFeed = (db: Queries): Promise<string[]> =>
  linesOf(db, [
    `select seen.entity || ' ' || p.id || ' ' || seen.row_id as line
     from sync.feed seen join ${MEMBERS} p on ${MEANT} where not seen.removed`,
  ]);

async function accordingToPolicies(db: TestDatabase, entities: Entity[]): Promise<string[]> {
  const selects = entities.map(
    ({ name }) => `select '${name} ' || auth.uid() || ' ' || id as line from public.${name}`,
  );
  const lines: string[] = [];
  for (const { id } of await db.query<{ id: string }>(MEMBERS.slice(1, -1))) {
    lines.push(...(await db.as(id, (caller) => linesOf(caller, selects))));
  }
  return lines;
}

/** Ids as the names of the cast, so that a difference can be read. */
const readable = (lines: string[]): string[] =>
  lines.map((line) => names.reduce((text, name) => text.replaceAll(idOf(name), name), line));

const minus = (these: string[], those: string[]): string[] => {
  const known = new Set(those);
  return readable(these.filter((line) => !known.has(line)));
};

async function disagreements(db: TestDatabase): Promise<Record<string, string[]>> {
  const entities = await entitiesOf(db);
  const readers = await accordingToReaders(db, entities, () => 'true');
  const shares = await accordingToReaders(db, entities, ({ in_share }) => in_share);
  const policies = await accordingToPolicies(db, entities);
  const feed = await accordingToFeed(db);
  const askedFor = new Set(entities.flatMap(({ name, asked_for }) => (asked_for ? [name] : [])));
  const heldAsRead = policies.filter((line) => !askedFor.has(line.split(' ')[0] ?? ''));
  return {
    'published to who may not read': minus(readers, policies),
    'read by who is not told': minus(heldAsRead, readers),
    'missing in the feed': minus(shares, feed),
    'left in the feed': minus(feed, shares),
  };
}
const AGREED = {
  'published to who may not read': [],
  'read by who is not told': [],
  'missing in the feed': [],
  'left in the feed': [],
};

/** What happens to the house, one after the other; after each the three have to say the same. */
const EVENTS: [what: string, sql: string][] = [
  ['nothing', 'select 1'],
  [
    'a trainer waits no longer',
    `update public.profiles set provider_status = 'approved' where id = '${idOf('pending trainer')}'`,
  ],
  [
    'a second trainer is assigned',
    `insert into public.client_assignments (trainer_id, client_id) values ('${idOf('other trainer')}', '${ADA}')`,
  ],
  [
    'a client keeps his workouts to himself',
    `insert into public.user_settings (id, user_id, workout_data_sharing) values ('${ADA}', '${ADA}', false) on conflict (id) do update set workout_data_sharing = false`,
  ],
  [
    'a client shares his workouts again',
    `update public.user_settings set workout_data_sharing = true where id = '${ADA}'`,
  ],
  [
    'a technician takes an order',
    `update public.lab_orders set lab_technician_id = '${idOf('lab')}', status = 'processing' where client_id = '${ADA}'`,
  ],
  [
    'a result is withdrawn',
    `update public.lab_results set released_at = null, held_reason = 'wrong tube' where client_id = '${ADA}'`,
  ],
  [
    'a critical result is told of',
    `update public.lab_results set result_value = '540', released_at = null where client_id = '${ADA}'`,
  ],
  [
    'nobody acknowledges it, and another doctor is told',
    `update public.lab_alerts set told_at = now() - interval '2 hours'; update public.profiles set role = 'doctor' where id = '${idOf('other trainer')}'; select private.go_round_laboratory()`,
  ],
  ['it is no longer critical', `update public.lab_results set result_value = '90' where client_id = '${ADA}'`],
  [
    'a technician loses the approval',
    `update public.profiles set provider_status = 'rejected' where id = '${idOf('lab')}'`,
  ],
  [
    'a technician is approved again',
    `update public.profiles set provider_status = 'approved' where id = '${idOf('lab')}'`,
  ],
  ['a doctor becomes a trainer', `update public.profiles set role = 'trainer' where id = '${idOf('doctor')}'`],
  [
    'an assignment ends',
    `update public.client_assignments set status = 'ended' where trainer_id = '${idOf('trainer')}'`,
  ],
  [
    'a trainer is rejected',
    `update public.profiles set provider_status = 'rejected' where id = '${idOf('other trainer')}'`,
  ],
  [
    'a provider follows a client',
    `insert into public.client_follows (follower_id, client_id) values ('${idOf('nutritionist')}', '${ADA}') on conflict (id) do update set deleted = false`,
  ],
  [
    'a client shows a photo to a trainer',
    `insert into public.grants (user_id, provider_id, subject, row_ids, purpose, until)
    select '${ADA}', '${idOf('doctor')}', 'progress_photos', array_agg(id), 'a plan', current_date + 7
    from public.progress_photos where user_id = '${ADA}';
    update public.user_settings set progress_photos = true where id = '${ADA}'`,
  ],
  ['a photo is removed', `update public.progress_photos set deleted = true where user_id = '${ADA}'`],
  ['it is taken back', `update public.progress_photos set deleted = false where user_id = '${ADA}'`],
  ['a client shows no photos', `update public.user_settings set progress_photos = false where id = '${ADA}'`],
  ['a day passes', `select sync.expire(current_date + 1)`],
  ['months pass', `select sync.expire(current_date + 120)`],
  [
    'somebody writes more than is held',
    `insert into public.community_posts (user_id, content)
    select '${ADA}', 'a post' from generate_series(1, 120)`,
  ],
  [
    'a client joins a challenge',
    `insert into public.challenge_members (challenge_id, user_id)
    select id, '${BAYO}' from public.challenges on conflict (id) do update set deleted = false`,
  ],
  ['a provider no longer follows', `update public.client_follows set deleted = true`],
  ['a technician leaves the house', `delete from auth.users where id = '${idOf('lab')}'`],
  ['a trainer leaves the house', `delete from auth.users where id = '${idOf('trainer')}'`],
  ['a client leaves the house', `delete from auth.users where id = '${BAYO}'`],
];

describe.each(engines)('readers, policies and feed agree on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    // The unions below would be compiled for seconds and run for milliseconds; one session of the pool does the work.
    await db.exec('set jit = off');
    for (const name of names) await join(db, idOf(name), CAST[name]?.role, CAST[name]?.status);
    for (const carer of ['trainer', 'nutritionist', 'doctor', 'surgeon']) await assign(db, idOf(carer), ADA);
    await assign(db, idOf('doctor'), BAYO);
    await populate(db);
  }, 240_000);
  afterAll(() => db.close());

  test('every entity that others than the owner read says how much of it they hold', async () => {
    const silent = await db.query<{ name: string }>(
      `select name from sync.entities where share is null and readers !~ '^\\s*select r\\.\\w+\\s*$'`,
    );
    expect(silent).toEqual([]);
  });

  test('there is a row of every entity to judge by', async () => {
    const empty: string[] = [];
    for (const { name } of await entitiesOf(db)) {
      const rows = await db.query(`select from public.${name} limit 1`);
      if (rows.length === 0) empty.push(name);
    }
    expect(empty).toEqual([]);
  });

  test.each(EVENTS)('after this happened: %s', async (_what, sql) => {
    await db.exec(sql);
    expect(await disagreements(db)).toEqual(AGREED);
  });

  test('who is signed in and has no profile is told of what is everybody’s', async () => {
    await db.query('insert into auth.users (id) values ($1)', [numbered(999)]);
    for (const entity of await entitiesOf(db)) {
      const rows = await db.as(numbered(999), (nobody) => nobody.query(`select id from public.${entity.name}`));
      const [shared] = await db.query<{ n: number }>(
        `select count(*) as n from public.${entity.name} r cross join lateral (${entity.readers}) as seen (audience)
         where seen.audience in (sync.shared('community'), sync.shared('catalogue'))`,
      );
      const told = entity.asked_for ? Math.min(rows.length, shared?.n ?? 0) : rows.length;
      expect([entity.name, told]).toEqual([entity.name, shared?.n]);
    }
  });
});
