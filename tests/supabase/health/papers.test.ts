import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, deviceOf, only, push } from '../people/support.ts';

const [ADA, BAYO, DOCTOR, OTHER, SURGEON, TRAINER, NUTRITIONIST, REFEREE] = [1, 2, 3, 4, 5, 6, 7, 8].map(numbered) as [
  string,
  ...string[],
] as [string, string, string, string, string, string, string, string];

const KINDS = {
  clearance: { verdict: 'limited', limits: ['heavy'], heart_rate_most: 140, body: 'No stairs' },
  prescription: { medicine: 'Amlodipine', dose: '5 mg', directions: 'With water', times: ['08:00'] },
  referral: { to_id: REFEREE, to_name: 'Member 0008', body: 'Knee' },
  certificate: { body: 'Unfit for work', until_on: '2026-03-09' },
};

describe.each(engines)('what a doctor signs, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const doctor of [DOCTOR, OTHER]) await join(db, doctor, 'doctor');
    await join(db, SURGEON, 'aesthetic_surgeon');
    await join(db, TRAINER, 'trainer');
    await join(db, NUTRITIONIST, 'nutritionist');
    await join(db, REFEREE, 'trainer');
    for (const carer of [DOCTOR, OTHER, SURGEON, TRAINER, NUTRITIONIST]) await assign(db, carer, ADA);
    await db.query(`update public.profiles set license_number = 'MDCN/R/1' where id = $1`, [DOCTOR]);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const sign = (kind: keyof typeof KINDS, fields: Record<string, unknown> = {}, by = DOCTOR) =>
    push(db, by, 'care_papers', {
      id: numbered((place += 1)),
      client_id: ADA,
      author_id: by,
      kind,
      from_on: '2026-03-02',
      signed_at: '2026-03-02T10:00:00Z',
      signed_by: 'Somebody',
      ...KINDS[kind],
      ...fields,
    });
  const edit = async (who: string, id: string, fields: Record<string, unknown>, table = 'care_papers') => {
    const { rev, ...row } = await only(db, `select * from public.${table} where id = $1`, [id]);
    return push(db, who, table, { ...row, ...fields }, rev);
  };
  const readers = async (id: string, table = 'care_papers'): Promise<string[]> => {
    const everybody = { ADA, BAYO, DOCTOR, OTHER, SURGEON, TRAINER, NUTRITIONIST, REFEREE };
    const read: string[] = [];
    for (const [name, who] of Object.entries(everybody)) {
      const found = await db.as(who, (session) => count(session, `select from public.${table} where id = $1`, [id]));
      if (found > 0) read.push(name);
    }
    return read;
  };

  test('trainers read a clearance and nothing else of it; nutritionists nothing', async () => {
    const { id } = await sign('clearance');
    expect(await readers(id)).toEqual(['ADA', 'DOCTOR', 'OTHER', 'SURGEON', 'TRAINER']);
    for (const kind of ['prescription', 'certificate', 'referral'] as const) {
      const signed = await sign(kind);
      expect(signed.verdict).toBe('applied');
      expect(await readers(signed.id)).toEqual(['ADA', 'DOCTOR', 'OTHER', 'SURGEON']);
    }
    const held = [...(await deviceOf(db, TRAINER)()).keys()].filter((key) => key.startsWith('care_'));
    expect(held).toEqual([`care_papers ${id}`]);
  });

  test('who signed, by which licence and when, is the server’s word', async () => {
    const { id } = await sign('prescription', { license_number: 'made up', signed_at: '2099-01-01T00:00:00Z' });
    expect(
      await only(
        db,
        `select signed_by, license_number, signed_at <= now() as past from public.care_papers where id = $1`,
        [id],
      ),
    ).toEqual({ signed_by: 'Member 0003', license_number: 'MDCN/R/1', past: true });
    for (const kind of ['prescription', 'certificate'] as const) {
      expect(await sign(kind, {}, OTHER)).toMatchObject({ verdict: 'rejected', code: 'P0001' });
    }
    expect((await sign('clearance', {}, OTHER)).verdict).toBe('applied');
  });

  test('after the end of the licence no prescription and no certificate is signed, and what was signed before is taken', async () => {
    const licensedUntil = (day: string | null) =>
      db.query(`update public.profiles set license_expires_on = $2 where id = $1`, [DOCTOR, day]);
    await licensedUntil('2026-03-02');
    for (const kind of ['prescription', 'certificate'] as const) {
      // In Lagos midnight has passed an hour before UTC's.
      expect((await sign(kind, { signed_at: '2026-03-02T22:59:00Z' })).verdict).toBe('applied');
      expect(await sign(kind, { signed_at: '2026-03-02T23:01:00Z' })).toMatchObject({
        verdict: 'rejected',
        code: 'P0001',
      });
    }
    expect((await sign('clearance', { signed_at: '2026-03-03T10:00:00Z' })).verdict).toBe('applied');
    await licensedUntil(null);
    expect((await sign('prescription', { signed_at: '2026-03-03T10:00:00Z' })).verdict).toBe('applied');
  });

  test('nobody but a doctor in care signs, in no name but his own', async () => {
    const refused = { verdict: 'rejected', code: '42501' };
    for (const who of [ADA, SURGEON, TRAINER, NUTRITIONIST, REFEREE]) {
      expect(await sign('clearance', {}, who)).toMatchObject(refused);
    }
    expect(await sign('clearance', { client_id: BAYO })).toMatchObject(refused);
    expect(await sign('clearance', { author_id: OTHER })).toMatchObject(refused);
    expect(await sign('referral', { to_id: BAYO })).toMatchObject(refused);
    expect(await sign('referral', { answer: 'accepted', answered_at: '2026-03-02T10:00:00Z' })).toMatchObject(refused);
  });

  test('a kind has its own columns and no others', async () => {
    const broken = { verdict: 'rejected', code: '23514' };
    expect(await sign('clearance', { limits: [], heart_rate_most: null, body: null })).toMatchObject(broken);
    expect(await sign('clearance', { verdict: 'not_cleared' })).toMatchObject(broken);
    expect(await sign('clearance', { medicine: 'Aspirin' })).toMatchObject(broken);
    expect(await sign('prescription', { medicine: null })).toMatchObject(broken);
    expect(await sign('referral', { body: null })).toMatchObject(broken);
    expect(await sign('certificate', { until_on: null })).toMatchObject(broken);
    expect(await sign('certificate', { until_on: '2026-03-01' })).toMatchObject(broken);
  });

  test('what is signed stands; its author alone declares it void, and does not take that back', async () => {
    const { id } = await sign('clearance');
    const changing = db.as(DOCTOR, (session) =>
      session.query(`update public.care_papers set body = 'Stairs' where id = $1`, [id]),
    );
    expect(await codeOf(changing)).toBe('42501');
    const at = '2026-03-03T10:00:00Z';
    expect((await edit(OTHER, id, { void_at: at })).verdict).toBe('rejected');
    expect((await edit(ADA, id, { void_at: at })).verdict).toBe('rejected');
    expect((await edit(DOCTOR, id, { void_at: at })).verdict).toBe('applied');
    expect((await edit(DOCTOR, id, { void_at: null })).verdict).toBe('rejected');
    expect(await readers(id)).toContain('ADA');
  });

  test('a referral is the client’s to accept, and is read from then on by whom it is to', async () => {
    const device = deviceOf(db, REFEREE);
    await device();
    const { id } = await sign('referral');
    expect(await readers(id)).not.toContain('REFEREE');
    const yes = { answer: 'accepted', answered_at: '2026-03-03T10:00:00Z' };
    expect((await edit(DOCTOR, id, yes)).verdict).toBe('rejected');
    expect(await edit(ADA, id, yes)).toMatchObject({ verdict: 'applied' });
    expect(await readers(id)).toContain('REFEREE');
    expect((await device()).get(`care_papers ${id}`)).toBe('row');
    expect((await edit(REFEREE, id, { void_at: yes.answered_at })).verdict).toBe('rejected');
    expect((await edit(ADA, id, { answer: 'declined' })).verdict).toBe('applied');
    expect(await readers(id)).not.toContain('REFEREE');
    expect((await device()).get(`care_papers ${id}`)).toBe('removed');
  });

  test('with the end of the care a doctor keeps what he signed, and the trainer nothing', async () => {
    const { id } = await sign('clearance');
    const { id: fact } = await signFact();
    await db.query(`update public.client_assignments set status = 'ended' where trainer_id = any ($1)`, [
      [DOCTOR, TRAINER],
    ]);
    expect(await readers(id)).toEqual(['ADA', 'DOCTOR', 'OTHER', 'SURGEON']);
    expect(await readers(fact, 'care_facts')).toEqual(['ADA', 'OTHER', 'SURGEON']);
    expect((await edit(DOCTOR, id, { void_at: '2026-03-03T10:00:00Z' })).verdict).toBe('rejected');
    expect((await sign('clearance')).verdict).toBe('rejected');
    await db.query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [TRAINER]);
    for (const carer of [DOCTOR, TRAINER]) await assign(db, carer, ADA);
  });

  const signFact = (fields: Record<string, unknown> = {}, by = DOCTOR) =>
    push(db, by, 'care_facts', {
      id: numbered((place += 1)),
      user_id: ADA,
      kind: 'allergy',
      name: 'Penicillin',
      reaction: 'Rash',
      severity: 'moderate',
      signed_by_id: by,
      signed_by: 'Somebody',
      signed_at: '2026-03-02T10:00:00Z',
      ...fields,
    });

  test('problems and allergies are signed by doctors in care, and resolved by any of them', async () => {
    const { id, verdict } = await signFact();
    expect(verdict).toBe('applied');
    expect(await readers(id, 'care_facts')).toEqual(['ADA', 'DOCTOR', 'OTHER', 'SURGEON']);
    for (const who of [ADA, SURGEON, TRAINER]) {
      expect(await signFact({}, who)).toMatchObject({ verdict: 'rejected', code: '42501' });
      expect((await edit(who, id, { resolved_on: '2026-03-04' }, 'care_facts')).verdict).toBe('rejected');
    }
    expect((await edit(OTHER, id, { resolved_on: '2026-03-04', changed_by: 'x' }, 'care_facts')).verdict).toBe(
      'applied',
    );
    const stored = () =>
      only(
        db,
        `select name, signed_by, changed_by, resolved_on is null as active from public.care_facts where id = $1`,
        [id],
      );
    expect(await stored()).toEqual({
      name: 'Penicillin',
      signed_by: 'Member 0003',
      changed_by: 'Member 0004',
      active: false,
    });
    expect((await edit(DOCTOR, id, { void_at: '2026-03-04T10:00:00Z' }, 'care_facts')).verdict).toBe('applied');
    expect((await edit(DOCTOR, id, { void_at: null }, 'care_facts')).verdict).toBe('rejected');
    expect(await signFact({ kind: 'problem' })).toMatchObject({ verdict: 'rejected', code: '23514' });
    expect(await signFact({ code: 'E11.9' })).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test('the client is told once for what is signed in one sitting', async () => {
    await db.query(`delete from public.notifications where user_id = $1`, [ADA]);
    const signed_at = '2026-05-02T10:00:00Z';
    for (const minute of ['00', '05', '20']) {
      await sign('prescription', { signed_at: signed_at.replace('10:00', `10:${minute}`) });
    }
    expect(await db.query(`select title, message from public.notifications where user_id = $1`, [ADA])).toEqual([
      { title: 'Your doctor signed something for you', message: 'Open it in the app.' },
    ]);
  });

  const told = async (): Promise<unknown[]> =>
    (await db.query(`select title from public.notifications where user_id = $1`, [ADA])).map(({ title }) => title);
  const SIGNED = 'Your doctor signed something for you';

  test('the client is told once of two papers in one push, whatever was void before them', async () => {
    const day = '2026-06-02T1';
    const { id } = await sign('clearance', { signed_at: `${day}0:00:00Z` });
    expect((await edit(DOCTOR, id, { void_at: `${day}0:01:00Z` })).verdict).toBe('applied');
    await db.query(`delete from public.notifications where user_id = $1`, [ADA]);
    const ops = ['05', '06'].map((minute) => ({
      entity: 'care_papers',
      base_rev: null,
      row: {
        ...KINDS.prescription,
        ...{ id: numbered((place += 1)), rev: randomUUID(), client_id: ADA, author_id: DOCTOR, kind: 'prescription' },
        ...{ from_on: '2026-06-02', signed_at: `${day}0:${minute}:00Z`, signed_by: 'x' },
      },
    }));
    const verdicts = await db.as(DOCTOR, (session) =>
      session.query(`select v ->> 'verdict' as said from jsonb_array_elements(public.sync_push($1::jsonb)) as v`, [
        JSON.stringify(ops),
      ]),
    );
    expect(verdicts).toEqual([{ said: 'applied' }, { said: 'applied' }]);
    expect(await told()).toEqual([SIGNED]);
  });

  test('the client is told when what was signed no longer holds, and once', async () => {
    const { id } = await sign('prescription', { signed_at: '2026-07-02T10:00:00Z' });
    await db.query(`delete from public.notifications where user_id = $1`, [ADA]);
    expect((await edit(DOCTOR, id, { void_at: '2026-07-02T10:01:00Z' })).verdict).toBe('applied');
    await edit(DOCTOR, id, { void_at: '2026-07-02T10:02:00Z' });
    expect(await told()).toEqual(['Your doctor declared something void']);
  });

  test('a medicine that was taken over comes back under the id of its prescription', async () => {
    const taken = {
      ...{
        id: numbered((place += 1)),
        user_id: ADA,
        name: 'Amlodipine',
        times: ['08:00'],
        weekdays: [1],
        remind: true,
      },
      ...{ starts_on: '2026-03-02', units_per_dose: 1, created_at: '2026-03-02T10:00:00Z', deleted: false },
    };
    const rev = randomUUID();
    expect((await push(db, ADA, 'medicines', { ...taken, rev })).verdict).toBe('applied');
    expect((await edit(ADA, taken.id, { deleted: true }, 'medicines')).verdict).toBe('applied');
    const gone = await only(db, `select rev from public.medicines where id = $1`, [taken.id]);
    expect((await push(db, ADA, 'medicines', taken, gone.rev)).verdict).toBe('applied');
    expect(await only(db, `select name, deleted from public.medicines where id = $1`, [taken.id])).toEqual({
      name: 'Amlodipine',
      deleted: false,
    });
  });

  test('to whom a referral is, and when it was answered, is the server’s word', async () => {
    const { id } = await sign('referral', { to_name: 'Somebody famous' });
    const stored = () =>
      only(db, `select to_name, answered_at <= now() as past from public.care_papers where id = $1`, [id]);
    expect(await stored()).toEqual({ to_name: 'Member 0008', past: null });
    expect((await edit(ADA, id, { answer: 'accepted', answered_at: '2099-01-01T00:00:00Z' })).verdict).toBe('applied');
    expect(await stored()).toEqual({ to_name: 'Member 0008', past: true });
    expect(await edit(DOCTOR, id, { answered_at: '2026-01-01T00:00:00Z' })).toMatchObject({ code: '42501' });
  });
});
