import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, DOCTOR, STRANGER, LATE, ADMIN] = [1, 2, 3, 4, 5, 6, 7].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

describe.each(engines)('the conversation of a care team on %s', (engine) => {
  let db: TestDatabase;
  let open: string;
  const rowOf = async (user: string): Promise<string> =>
    (await only<{ id: string }>(db, `select sync.natural_id('message_reads', $1, $2, $2) as id`, [user, ADA])).id;

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const provider of [TRAINER, STRANGER]) await join(db, provider, 'trainer');
    for (const doctor of [DOCTOR, LATE]) await join(db, doctor, 'doctor');
    await join(db, ADMIN, 'admin');
    for (const provider of [TRAINER, DOCTOR]) await assign(db, provider, ADA);
    await assign(db, STRANGER, BAYO);
    open = await rowOf(ADA);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const send = (sender: string, fields: Record<string, unknown> = {}) =>
    push(db, sender, 'messages', {
      id: numbered((place += 1)),
      client_id: ADA,
      provider_id: ADA,
      sender_id: sender,
      content: 'To all of you',
      ...fields,
    });
  const mark = async (user: string, fields: Record<string, unknown>) => {
    const id = await rowOf(user);
    const [before] = await db.query<{ rev: string }>(`select rev from public.message_reads where id = $1`, [id]);
    return push(
      db,
      user,
      'message_reads',
      { id, user_id: user, client_id: ADA, provider_id: ADA, is_open: false, ...fields },
      before?.rev,
    );
  };
  const seenBy = (who: string, sql: string, params: unknown[] = []) =>
    db.as(who, (session) => session.query<{ id: string }>(sql, params));
  const heldBy = async (who: string): Promise<number> =>
    (await seenBy(who, `select id from public.messages where client_id = $1 and provider_id = $1`, [ADA])).length;
  const members = (who: string) =>
    seenBy(
      who,
      `select user_id as id from public.message_reads where client_id = $1 and provider_id = $1 and not deleted order by 1`,
      [ADA],
    ).then((rows) => rows.map(({ id }) => id));

  test('before the client opens it nobody writes in it, and nobody but the client opens it', async () => {
    for (const who of [ADA, TRAINER]) expect(await send(who)).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect((await mark(TRAINER, { is_open: true })).verdict).toBe('rejected');
    const forged = { id: open, user_id: ADA, client_id: ADA, provider_id: ADA, is_open: true };
    expect((await push(db, TRAINER, 'message_reads', forged)).verdict).toBe('rejected');
    expect((await mark(ADA, { is_open: true })).verdict).toBe('applied');
  });

  test('each who cares for her is in it, sees who the others are, and nobody else sees or writes anything', async () => {
    for (const who of [ADA, TRAINER, DOCTOR]) expect(await members(who)).toEqual([ADA, TRAINER, DOCTOR]);
    const device = deviceOf(db, DOCTOR);
    await device();
    const { id, verdict } = await send(ADA);
    expect(verdict).toBe('applied');
    expect((await send(TRAINER)).verdict).toBe('applied');
    expect((await device()).get(`messages ${id}`)).toBe('row');
    for (const who of [ADA, TRAINER, DOCTOR]) expect(await heldBy(who)).toBe(2);
    for (const who of [BAYO, STRANGER, ADMIN]) {
      expect([await heldBy(who), await members(who)]).toEqual([0, []]);
      expect(await send(who)).toMatchObject({ verdict: 'rejected', code: '42501' });
    }
    expect(await send(DOCTOR, { sender_id: TRAINER })).toMatchObject({ verdict: 'rejected', code: '42501' });
  });

  test('all but the writer are told, once until they read it, in words that a locked screen may show', async () => {
    await db.query(`delete from public.notifications`);
    await send(TRAINER, { content: 'Her knee' });
    await send(TRAINER, { content: 'Her other knee' });
    const told = await db.query(`select user_id, title, link from public.notifications order by user_id`);
    const link = `/messages?with=${open}`;
    expect(told).toEqual([
      { user_id: ADA, title: 'New message from your care team', link },
      { user_id: DOCTOR, title: 'New message in a care team', link },
    ]);
    await send(ADA);
    expect(await only(db, `select title, link from public.notifications where user_id = $1`, [TRAINER])).toEqual({
      title: 'New message from a client',
      link,
    });
    // The doctor's word of the trainer's message hides nothing of what the client herself writes to him alone.
    await send(ADA, { provider_id: DOCTOR });
    expect(await count(db, `select from public.notifications where user_id = $1`, [DOCTOR])).toBe(2);
  });

  test('each marks his own row, which the others see, and nobody takes the row of another', async () => {
    expect((await mark(DOCTOR, { read_at: '2026-01-05T12:00:00Z' })).verdict).toBe('applied');
    for (const who of [ADA, TRAINER]) {
      const sql = `select read_at::date::text as id from public.message_reads where user_id = $1 and provider_id = $2`;
      expect(await seenBy(who, sql, [DOCTOR, ADA])).toEqual([{ id: '2026-01-05' }]);
    }
    const steal = `update public.message_reads set read_at = now() where user_id = '${DOCTOR}' returning id`;
    expect(await seenBy(TRAINER, steal)).toEqual([]);
    const others = `update public.message_reads set is_open = true where user_id = '${DOCTOR}' returning id`;
    expect(await codeOf(seenBy(DOCTOR, others))).toBe('23514');
  });

  test('who may write in it hears who types there, and nobody else', async () => {
    const hears = async (who: string): Promise<boolean> => {
      const [answer] = await db.as(who, (session) =>
        session.query<{ may: boolean }>(`select private.may_hear_typing($1) as may`, [
          `typing:${ADA}:${ADA}:${TRAINER}`,
        ]),
      );
      return answer?.may ?? false;
    };
    const all = [ADA, TRAINER, DOCTOR, STRANGER, BAYO];
    expect(await Promise.all(all.map(hears))).toEqual([true, true, true, false, false]);
  });

  test('its writer alone takes a message back', async () => {
    const { id } = await send(TRAINER, { content: 'Said to the wrong ones' });
    const retract = `update public.messages set retract_reason = 'Wrong team' where id = $1 returning id`;
    for (const who of [ADA, DOCTOR]) expect(await seenBy(who, retract, [id])).toEqual([]);
    expect(await seenBy(TRAINER, retract, [id])).toHaveLength(1);
    expect(await only(db, `select content from public.messages where id = $1`, [id])).toEqual({
      content: '(retracted)',
    });
  });

  test('a search finds what one may read of it', async () => {
    await send(ADA, { content: 'The zebra' });
    const found = async (who: string): Promise<number> => {
      const [answer] = await db.as(who, (session) =>
        session.query<{ hits: unknown[] }>(`select public.search_messages('zebra') as hits`),
      );
      return answer?.hits.length ?? 0;
    };
    expect(await Promise.all([ADA, DOCTOR, STRANGER].map(found))).toEqual([1, 1, 0]);
  });

  test('who comes into care is in it and sees what is said from then on', async () => {
    const device = deviceOf(db, LATE);
    await device();
    await assign(db, LATE, ADA);
    expect(await members(LATE)).toEqual([ADA, TRAINER, DOCTOR, LATE]);
    expect(await heldBy(LATE)).toBe(0);
    const { id } = await send(ADA, { content: 'Now you too' });
    const news = await device();
    expect([...news.keys()].filter((key) => key.startsWith('messages '))).toEqual([`messages ${id}`]);
    expect(await heldBy(LATE)).toBe(1);
    expect((await send(LATE)).verdict).toBe('applied');
  });

  test('who leaves the care reads and writes nothing further, from that instant, and his device lets go of it', async () => {
    const device = deviceOf(db, LATE);
    await device();
    await db.query(`delete from public.notifications`);
    await db.query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [LATE]);
    expect([await heldBy(LATE), await members(LATE)]).toEqual([0, []]);
    expect(await send(LATE)).toMatchObject({ verdict: 'rejected', code: '42501' });
    await send(ADA);
    expect(await count(db, `select from public.notifications where user_id = $1`, [LATE])).toBe(0);
    const news = await device();
    const left = [...news].filter(([key]) => key.startsWith('message'));
    expect(new Set(left.map(([, what]) => what))).toEqual(new Set(['removed']));
    expect(await members(ADA)).toEqual([ADA, TRAINER, DOCTOR]);
  });

  test('who comes back sees nothing of what was said meanwhile or before', async () => {
    await db.query(`update public.client_assignments set status = 'active' where trainer_id = $1`, [LATE]);
    expect([await heldBy(LATE), await members(ADA)]).toEqual([0, [ADA, TRAINER, DOCTOR, LATE]]);
    await send(TRAINER);
    expect(await heldBy(LATE)).toBe(1);
  });

  test('a sight that is taken back takes the conversation along', async () => {
    expect((await push(db, ADA, 'sight_withdrawals', await withdrawal(LATE))).verdict).toBe('applied');
    expect([await heldBy(LATE), await members(ADA)]).toEqual([0, [ADA, TRAINER, DOCTOR]]);
  });
  const withdrawal = async (provider: string) => ({
    ...(await only<{ id: string }>(db, `select sync.natural_id('sight_withdrawals', $1, $2) as id`, [ADA, provider])),
    user_id: ADA,
    provider_id: provider,
  });

  test('an account that goes leaves what it said, and its place', async () => {
    const before = await heldBy(ADA);
    await db.query(`delete from auth.users where id = $1`, [DOCTOR]);
    expect([await heldBy(ADA), await members(ADA)]).toEqual([before, [ADA, TRAINER]]);
  });

  test.each(['nutritionist', 'aesthetic_surgeon', 'lab_technician'] as const)(
    'a %s reads and writes in it while caring for her, and not where nobody has approved it',
    async (role) => {
      const [approved, pending] = [numbered((place += 1)), numbered((place += 1))];
      await join(db, approved, role);
      await join(db, pending, role);
      for (const provider of [approved, pending]) await assign(db, provider, ADA);
      await db.query(`update public.profiles set provider_status = 'suspended' where id = $1`, [pending]);
      await send(TRAINER);
      expect([await heldBy(approved), (await send(approved)).verdict]).toEqual([1, 'applied']);
      expect([await heldBy(pending), await members(pending)]).toEqual([0, []]);
      expect(await send(pending)).toMatchObject({ verdict: 'rejected', code: '42501' });
      expect(await members(ADA)).toContain(approved);
      expect(await members(ADA)).not.toContain(pending);
    },
  );

  test('the client closes it: all go on reading, nobody writes, each may still take back, and she opens it again', async () => {
    const { id } = await send(TRAINER, { content: 'Said too soon' });
    expect((await mark(ADA, { is_open: false })).verdict).toBe('applied');
    for (const who of [ADA, TRAINER]) {
      expect(await heldBy(who)).toBeGreaterThan(0);
      expect(await send(who)).toMatchObject({ verdict: 'rejected', code: '42501' });
    }
    const retract = `update public.messages set retract_reason = 'Too soon' where id = $1 returning id`;
    expect(await seenBy(TRAINER, retract, [id])).toHaveLength(1);
    expect((await mark(ADA, { is_open: true })).verdict).toBe('applied');
    expect((await send(TRAINER)).verdict).toBe('applied');
  });

  test('a client of whom nobody takes care any more writes to nobody, and her account goes whole', async () => {
    const { id } = await send(ADA);
    await db.query(`update public.client_assignments set status = 'ended' where client_id = $1`, [ADA]);
    expect(await send(ADA)).toMatchObject({ verdict: 'rejected', code: '42501' });
    const retract = `update public.messages set retract_reason = 'Too late' where id = $1 returning id`;
    expect(await seenBy(ADA, retract, [id])).toEqual([]);
    await db.query(`delete from auth.users where id = $1`, [ADA]);
    expect(await count(db, `select from public.messages where client_id = $1`, [ADA])).toBe(0);
  });
});
