import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { only } from '../people/support.ts';
import { begun, dispute, settle } from './support.ts';

const [ADA, CLERK] = [numbered(1), numbered(2)];

describe.each(engines)('a dispute on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, CLERK, 'finance');
  }, 120_000);
  afterAll(() => db.close());

  test('its client is told of each step in his language, and sees it with the payment', async () => {
    const { reference, amount_kobo: amount } = await begun(db, ADA, 'dietary-analysis');
    await settle(db, reference, { amount });
    const id = randomUUID();
    await db.query(`update public.user_settings set language = 'de' where id = $1`, [ADA]);
    await db.query('delete from public.notifications where user_id = $1', [ADA]);
    const told = async () => {
      const [payment, titles] = [
        await only(db, 'select dispute from public.payments where id = $1', [reference]),
        await db.query('delete from public.notifications where user_id = $1 returning title, link', [ADA]),
      ];
      return [payment['dispute'], ...titles.map(({ title, link }) => `${String(title)} ${String(link)}`)];
    };
    expect(await told()).toEqual([null]);
    for (let n = 0; n < 2; n += 1) await dispute(db, id, reference, 'open');
    expect(await told()).toEqual(['open', 'Deine Bank fordert eine Zahlung zurück /billing']);
    await db.as(CLERK, (s) => s.query(`select public.answer_dispute($1, 'contest', 'It took place')`, [id]));
    expect(await told()).toEqual(['open']);
    for (let n = 0; n < 2; n += 1) await db.query('select public.note_dispute_sent($1)', [id]);
    expect(await told()).toEqual(['answered', 'Wir haben deiner Bank geantwortet /billing']);
    await dispute(db, randomUUID(), reference, 'open', { amount: 1 });
    expect((await told())[0]).toBe('open');
    await dispute(db, id, reference, 'won');
    expect(await told()).toEqual(['open', 'Deine Zahlung bleibt bestehen /billing']);
    await db.query(
      `update private.disputes set outcome = 'lost', ended_at = now() where payment_id = $1 and outcome is null`,
      [reference],
    );
    expect(await told()).toEqual(['lost', 'Deine Bank hat diese Zahlung zurückgegeben /billing']);
    await db.query(`update public.user_settings set language = 'en' where id = $1`, [ADA]);
  });

  test('that was lost stays lost beside one that was won, and one that the house accepts is not called answered', async () => {
    const { reference, amount_kobo: amount } = await begun(db, ADA, 'dietary-analysis');
    await settle(db, reference, { amount });
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second]) await dispute(db, id, reference, 'open', { amount: 100 });
    await db.query('delete from public.notifications where user_id = $1', [ADA]);
    await db.as(CLERK, (s) => s.query(`select public.answer_dispute($1, 'accept', 'It is so')`, [first]));
    await db.query('select public.note_dispute_sent($1)', [first]);
    expect(await db.query('select title from public.notifications where user_id = $1', [ADA])).toEqual([]);
    await dispute(db, first, reference, 'lost', { amount: 100 });
    await dispute(db, second, reference, 'won');
    expect(await only(db, 'select dispute from public.payments where id = $1', [reference])).toEqual({
      dispute: 'lost',
    });
  });
});
