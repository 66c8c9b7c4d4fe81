import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, DOCTOR] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

describe.each(engines)('notes about a client on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    await join(db, TRAINER, 'trainer');
    await join(db, DOCTOR, 'doctor');
    for (const provider of [TRAINER, DOCTOR]) await assign(db, provider, ADA);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const NOTE = { template: 'session', noted_on: '2026-03-02', shared: false, signed_at: null };
  const write = (author: string, fields: Record<string, unknown> = {}) =>
    push(db, author, 'care_notes', {
      id: numbered((place += 1)),
      client_id: ADA,
      author_id: author,
      objective: 'Step-ups',
      ...NOTE,
      ...fields,
    });
  const edit = async (author: string, id: string, fields: Record<string, unknown>) => {
    const { rev, ...row } = await only(db, `select * from public.care_notes where id = $1`, [id]);
    return push(db, author, 'care_notes', { ...row, ...fields }, rev);
  };
  const reads = (who: string, id: string): Promise<number> =>
    db.as(who, (session) => count(session, `select from public.care_notes where id = $1`, [id]));
  const SIGNED = { signed_at: '2026-03-02T10:00:00Z' };

  test('a draft is its author’s alone; signed and shared it is the client’s too, and nobody else’s', async () => {
    const hers = deviceOf(db, ADA);
    await hers();
    const { id, verdict } = await write(TRAINER);
    expect(verdict).toBe('applied');
    const readers = async () => [await reads(TRAINER, id), await reads(ADA, id), await reads(DOCTOR, id)];
    expect(await readers()).toEqual([1, 0, 0]);
    expect((await edit(TRAINER, id, { shared: true })).verdict).toBe('applied');
    expect(await readers()).toEqual([1, 0, 0]);
    expect((await hers()).has(`care_notes ${id}`)).toBe(false);
    expect((await edit(TRAINER, id, SIGNED)).verdict).toBe('applied');
    expect(await readers()).toEqual([1, 1, 0]);
    expect((await hers()).get(`care_notes ${id}`)).toBe('row');
    const told = await db.query(`select title, message from public.notifications where user_id = $1`, [ADA]);
    expect(told).toEqual([{ title: 'New note from your care team', message: 'Open it in the app.' }]);
  });

  test('nobody writes about whom he does not care for, or in the name of another', async () => {
    expect(await write(TRAINER, { client_id: BAYO })).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect(await write(TRAINER, { author_id: DOCTOR })).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect(await write(ADA)).toMatchObject({ verdict: 'rejected', code: '42501' });
  });

  test('what is signed stands: neither text, signature nor sharing is taken back, and it is not removed', async () => {
    const { id } = await write(TRAINER, { ...SIGNED, shared: true });
    for (const change of [{ objective: 'Rows' }, { shared: false }, { signed_at: null }, { deleted: true }]) {
      expect(await edit(TRAINER, id, change)).toMatchObject({ verdict: 'rejected', code: '42501' });
    }
    const { id: own } = await write(TRAINER, SIGNED);
    expect((await edit(TRAINER, own, { shared: true })).verdict).toBe('applied');
    expect(await reads(ADA, own)).toBe(1);
    const { id: draft } = await write(TRAINER);
    expect((await edit(TRAINER, draft, { deleted: true })).verdict).toBe('applied');
    expect(await only(db, `select objective from public.care_notes where id = $1`, [draft])).toEqual({
      objective: null,
    });
  });

  test('it is signed by now at the latest, and says something', async () => {
    const { id } = await write(TRAINER, { signed_at: '2099-01-01T00:00:00Z' });
    expect(await only(db, `select signed_at <= now() as past from public.care_notes where id = $1`, [id])).toEqual({
      past: true,
    });
    expect(await write(TRAINER, { ...SIGNED, objective: null })).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test('only a signed note of one’s own is added to, and whoever reads the one reads the other', async () => {
    const { id: amends } = await write(TRAINER, { ...SIGNED, shared: true });
    const { id } = await write(TRAINER, { ...SIGNED, template: 'free', amends });
    expect(await reads(ADA, id)).toBe(1);
    const { id: draft } = await write(TRAINER);
    for (const [author, of] of [
      [TRAINER, draft],
      [DOCTOR, amends],
      [TRAINER, id],
    ] as const) {
      expect(await write(author, { ...SIGNED, amends: of })).toMatchObject({ verdict: 'rejected', code: '42501' });
    }
  });

  test('what was added to a note of one’s own is read with it once that is shared, and told once', async () => {
    const { id: amends } = await write(TRAINER, SIGNED);
    const { id } = await write(TRAINER, { ...SIGNED, template: 'free', amends });
    const told = () => count(db, `select from public.notifications where user_id = $1`, [ADA]);
    const before = await told();
    expect(await reads(ADA, id)).toBe(0);
    expect((await edit(TRAINER, amends, { shared: true })).verdict).toBe('applied');
    expect([await reads(ADA, amends), await reads(ADA, id)]).toEqual([1, 1]);
    expect((await told()) - before).toBe(1);
  });

  test('a draft that was added stays shared with its note, though an older version of it is written', async () => {
    const { id: amends } = await write(TRAINER, SIGNED);
    const { id } = await write(TRAINER, { template: 'free', amends });
    expect((await edit(TRAINER, amends, { shared: true })).verdict).toBe('applied');
    const kept = () => only(db, `select shared, objective from public.care_notes where id = $1`, [id]);
    expect(await kept()).toEqual({ shared: true, objective: 'Step-ups' });
    expect((await edit(TRAINER, id, { shared: false, objective: 'Rows' })).verdict).toBe('applied');
    expect(await kept()).toEqual({ shared: true, objective: 'Rows' });
    expect((await edit(TRAINER, id, SIGNED)).verdict).toBe('applied');
    expect(await reads(ADA, id)).toBe(1);
  });

  test('a draft stays on its author’s devices, however much was written since', async () => {
    const { id: draft } = await write(TRAINER, { created_at: '2026-01-01T10:00:00Z' });
    const { id: old } = await write(TRAINER, { ...SIGNED, created_at: '2026-01-01T10:00:00Z' });
    await db.query(
      `insert into public.care_notes (client_id, author_id, template, noted_on, objective, signed_at)
       select $1, $2, 'free', '2026-03-02', 'Rows', now() from generate_series(1, 50)`,
      [ADA, TRAINER],
    );
    const held = await deviceOf(db, TRAINER)();
    expect([held.get(`care_notes ${draft}`), held.get(`care_notes ${old}`)]).toEqual(['row', undefined]);
  });

  test('with the end of the care its author reads it and writes no more; the client keeps what was shared', async () => {
    const { id } = await write(DOCTOR, { ...SIGNED, shared: true });
    const { id: draft } = await write(DOCTOR);
    await db.query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [DOCTOR]);
    expect([await reads(DOCTOR, id), await reads(DOCTOR, draft), await reads(ADA, id)]).toEqual([1, 1, 1]);
    expect((await edit(DOCTOR, draft, { objective: 'Later' })).verdict).toBe('rejected');
    expect((await write(DOCTOR)).verdict).toBe('rejected');
  });
});
