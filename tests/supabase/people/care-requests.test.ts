import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { merge } from '#sync/engine/merge.ts';
import { careRequests } from '#sync/entities/care-requests.ts';
import { ADA, BAYO, TRAINER } from '../../support/cast.ts';
import { engines } from '../../support/database.ts';
import { aHouseWithoutCare, LAB, PENDING } from './care-begins.support.ts';
import { codeOf, count, only, push } from './support.ts';

describe.each(engines)('how care begins by a request, on %s', (engine) => {
  const { db, make, redeem, cares, told } = aHouseWithoutCare(engine);

  const ask = async (client: string, status = 'asked') => {
    const row = { client_id: client, provider_id: TRAINER, message: 'Knees', status };
    const { id } = await only<{ id: string }>(db(), `select sync.natural_id('care_requests', $1, $2) as id`, [
      client,
      TRAINER,
    ]);
    return {
      id,
      verdict: await push(db(), client, 'care_requests', { id, ...row, asked_at: new Date().toISOString() }),
    };
  };
  const set = (caller: string, id: string, status: string) =>
    db().as(caller, (session) =>
      count(session, 'update public.care_requests set status = $2 where id = $1 returning id', [id, status]),
    );
  const stands = async (id: string) =>
    (await only<{ status: string }>(db(), 'select status from public.care_requests where id = $1', [id])).status;

  test('a client asks, the provider reads the name alone, accepts, and the care begins', async () => {
    const { id, verdict } = await ask(ADA);
    expect(verdict).toMatchObject({ verdict: 'applied' });
    expect(await cares(ADA)).toBe(0);
    const sees = (table: string) =>
      db().as(TRAINER, (session) => count(session, `select from public.${table} where id = $1`, [ADA]));
    expect([await sees('people'), await sees('contacts'), await told(TRAINER)]).toEqual([1, 0, 1]);
    expect(await codeOf(set(ADA, id, 'accepted'))).toBe('23514');
    expect(await set(BAYO, id, 'accepted')).toBe(0);
    expect(await set(TRAINER, id, 'accepted')).toBe(1);
    expect([await cares(ADA), await sees('contacts'), await told(ADA)]).toEqual([1, 1, 1]);
  });

  test('nobody asks who is no provider, nor in the name of another', async () => {
    const to = async (client: string, provider: string, caller = client) => {
      const { id } = await only<{ id: string }>(db(), `select sync.natural_id('care_requests', $1, $2) as id`, [
        client,
        provider,
      ]);
      return push(db(), caller, 'care_requests', { id, client_id: client, provider_id: provider, status: 'asked' });
    };
    for (const [client, provider, caller] of [
      [ADA, BAYO, ADA],
      [ADA, PENDING, ADA],
      [ADA, LAB, ADA],
      [ADA, TRAINER, BAYO],
      [ADA, TRAINER, TRAINER],
    ] as const) {
      expect(await to(client, provider, caller)).toMatchObject({ verdict: 'rejected', code: '42501' });
    }
  });

  test('nobody new comes to a provider whose licence has ended', async () => {
    const endIn = (days: number) =>
      db().query(`update public.profiles set license_expires_on = private.day_of(now()) + $2::integer where id = $1`, [
        TRAINER,
        days,
      ]);
    const [{ id: waits }, { id: withdrawn }] = [await ask(ADA), await ask(BAYO)];
    await set(BAYO, withdrawn, 'withdrawn');
    await endIn(-1);
    await set(TRAINER, waits, 'accepted');
    await set(BAYO, withdrawn, 'asked');
    expect([await stands(waits), await stands(withdrawn), await cares(ADA)]).toEqual(['asked', 'withdrawn', 0]);
    await endIn(0);
    await set(TRAINER, waits, 'accepted');
    expect([await stands(waits), await cares(ADA)]).toEqual(['accepted', 1]);
    await db().query(`update public.profiles set license_expires_on = null where id = $1`, [TRAINER]);
  });

  test('what is withdrawn begins no care, whoever comes first', async () => {
    const { id } = await ask(ADA);
    await set(ADA, id, 'withdrawn');
    expect(await set(TRAINER, id, 'accepted')).toBe(0);
    expect([await stands(id), await cares(ADA)]).toEqual(['withdrawn', 0]);
    expect(await db().as(TRAINER, (session) => count(session, 'select from public.people where id = $1', [ADA]))).toBe(
      0,
    );
    const other = await ask(BAYO);
    await set(TRAINER, other.id, 'accepted');
    expect(await cares(BAYO)).toBe(1);
    await set(BAYO, other.id, 'withdrawn');
    expect(await cares(BAYO)).toBe(0);
  });

  const withdraw = () =>
    db().query('insert into public.sight_withdrawals (user_id, provider_id) values ($1, $2)', [ADA, TRAINER]);
  const sees = () =>
    count(db(), 'select from private.care where client_id = $1 and provider_id = $2 and treats', [ADA, TRAINER]);
  const assigned = (status: string) =>
    db().query('insert into public.client_assignments (trainer_id, client_id, status) values ($1, $2, $3)', [
      TRAINER,
      ADA,
      status,
    ]);

  test('who ends the care or withdraws the sight asks for it no more', async () => {
    await assigned('paused');
    const { id } = await ask(ADA);
    await db().as(ADA, (session) => session.query(`update public.client_assignments set status = 'ended'`));
    expect([await stands(id), await set(TRAINER, id, 'accepted'), await cares(ADA)]).toEqual(['withdrawn', 0, 0]);
    await set(ADA, id, 'asked');
    await withdraw();
    expect([await stands(id), await set(TRAINER, id, 'accepted'), await sees()]).toEqual(['withdrawn', 0, 0]);
    await set(ADA, id, 'asked');
    await db().query('update public.sight_withdrawals set deleted = true');
    await db().query('update public.sight_withdrawals set deleted = false');
    expect(await stands(id)).toBe('withdrawn');
  });

  test('an answer lifts what was withdrawn before the question, and nothing younger', async () => {
    await withdraw();
    const { id } = await ask(ADA);
    await db().query(`update public.sight_withdrawals set updated_at = now() + interval '1 second'`);
    await set(TRAINER, id, 'accepted');
    expect([await cares(ADA), await sees()]).toEqual([0, 0]);
    await db().query(
      `update public.care_requests set status = 'asked', answered_at = null, asked_at = now() + interval '1 minute'`,
    );
    await set(TRAINER, id, 'accepted');
    expect(await sees()).toBe(1);
  });

  test('withdrawn without knowing of the answer, what it resumed ends and what it lifted is withdrawn', async () => {
    await assigned('paused');
    await withdraw();
    const { id } = await ask(ADA);
    const row = () => only<never>(db(), 'select * from public.care_requests where id = $1', [id]);
    const base = JSON.parse(JSON.stringify(await row()));
    const later = new Date(Date.now() + 60_000).toISOString();
    const answer = { id, status: 'accepted', answered_at: later, updated_at: later };
    expect(await push(db(), TRAINER, 'care_requests', answer, base.rev)).toMatchObject({ verdict: 'applied' });
    expect([await cares(ADA), await sees()]).toEqual([1, 1]);
    const mine = { ...base, status: 'withdrawn', updated_at: new Date(Date.now() + 1000).toISOString() };
    const { row: theirs } = await push(db(), ADA, 'care_requests', { ...mine, rev: randomUUID() }, base.rev);
    const merged = merge(base, mine, theirs as typeof mine, careRequests, randomUUID()).row;
    expect(merged).toMatchObject({ status: 'withdrawn' });
    await push(db(), ADA, 'care_requests', merged, theirs?.['rev']);
    expect([await stands(id), await cares(ADA), await sees()]).toEqual(['withdrawn', 0, 0]);
    expect(await count(db(), `select from public.client_assignments where status <> 'ended'`)).toBe(0);
    expect(await count(db(), 'select from public.sight_withdrawals where not deleted')).toBe(1);
  });

  test('answers are without limit and stay on the device until they are given, and nobody asks in the future', async () => {
    const { id } = await ask(ADA);
    for (let n = 0; n < 19; n += 1) {
      await set(ADA, id, 'withdrawn');
      await set(ADA, id, 'asked');
    }
    await set(ADA, id, 'withdrawn');
    expect(await codeOf(set(ADA, id, 'asked'))).toBe('P0001');
    const asked_at = new Date(Date.now() + 86_400_000).toISOString();
    const { rev } = await only(db(), 'select rev from public.care_requests where id = $1', [id]);
    await push(db(), ADA, 'care_requests', { id, status: 'withdrawn', asked_at }, rev);
    expect(await count(db(), 'select from public.care_requests where asked_at > now()')).toBe(0);
    const { share } = await only<{ share: { unless: string } }>(
      db(),
      `select share from sync.entities where name = 'care_requests'`,
    );
    expect(share.unless).toBe(`r.status = 'asked'`);
  });

  test('a no stands for a fortnight, and an answer is given once', async () => {
    const { id } = await ask(ADA);
    await set(TRAINER, id, 'declined');
    await set(TRAINER, id, 'accepted');
    await set(ADA, id, 'asked');
    await set(ADA, id, 'withdrawn');
    await set(ADA, id, 'asked');
    expect(await stands(id)).toBe('declined');
    await db().query(`update public.care_requests set answered_at = now() - interval '15 days' where id = $1`, [id]);
    await set(ADA, id, 'asked');
    expect(await stands(id)).toBe('asked');
    expect(await told(TRAINER)).toBe(2);
  });

  test('a code that is entered answers what was asked', async () => {
    const { id } = await ask(ADA);
    const { code } = await make();
    await redeem(ADA, code);
    expect([await stands(id), await told(ADA)]).toEqual(['accepted', 0]);
  });
});
