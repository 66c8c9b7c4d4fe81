import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf } from '../people/support.ts';
import { balances, begin, begun, cancel, choose, credit, hintOf, invoiceOf, settle } from './support.ts';

const [ADA, ADMIN] = [numbered(1), numbered(9)];

describe.each(engines)('what is refused, and why on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, ADMIN, 'admin');
  }, 120_000);
  afterAll(() => db.close());

  test('a credit note is cancelled by nobody', async () => {
    const { invoice, reference, amount_kobo } = await begun(db, ADA, 'dietary-analysis');
    await settle(db, reference, { amount: amount_kobo });
    const note = await credit(db, [ADMIN, ADMIN], invoice, 500_000);
    const before = await balances(db);
    expect(await hintOf(cancel(db, ADA, note))).toBe('not-cancelled');
    expect((await invoiceOf(db, note)).status).toBe('open');
    const voided = db.query('select private.void_invoice(i) from public.invoices i where i.id = $1', [note]);
    expect(await codeOf(voided)).toBe('P0001');
    const paid = db.query('select private.void_invoice(i) from public.invoices i where i.id = $1', [invoice]);
    expect(await codeOf(paid)).toBe('P0001');
    expect(await balances(db)).toEqual(before);
  });

  test('another amount than the screen shows is not asked for', async () => {
    const invoice = await choose(db, ADA, 'fitness-foundation', true);
    expect(await hintOf(begin(db, ADA, invoice, false, 1_800_000))).toBe('amount-changed');
    expect((await invoiceOf(db, invoice)).status).toBe('draft');
    expect((await begin(db, ADA, invoice, false, 3_000_000)).amount_kobo).toBe(3_000_000);
    expect(await hintOf(begin(db, ADA, invoice, true, 3_000_000))).toBe('amount-changed');
  });

  test('each has a word of its own', async () => {
    expect(await hintOf(choose(db, ADA, 'no-such-thing'))).toBe('not-sold');
    const { invoice, reference, amount_kobo } = await begun(db, ADA, 'dietary-analysis');
    await settle(db, reference, { amount: amount_kobo });
    expect(await hintOf(begin(db, ADA, invoice))).toBe('nothing-owed');
    expect(await hintOf(cancel(db, ADA, invoice))).toBe('not-cancelled');
    await db.query(`update private.made_today set made = 50 where user_id = $1`, [ADA]);
    expect(await hintOf(choose(db, ADA, 'gold-program'))).toBe('too-many');
    await db.query('delete from private.made_today');
  });

  test.each([
    ['its price', 'price_kobo = price_kobo + 100000', 'price_kobo = price_kobo - 100000'],
    ['its parts', 'parts = 4', 'parts = 5'],
    ['whether it is sold', 'is_active = false', 'is_active = true'],
  ])('a draft is not opened when %s has changed; it may be chosen again', async (_what, change, back) => {
    const offer = `public.offers set ${change} where code = 'silver-program'`;
    const invoice = await choose(db, ADA, 'silver-program', true);
    await db.query(`update ${offer}`);
    expect(await hintOf(begin(db, ADA, invoice))).toBe('offer-changed');
    expect((await invoiceOf(db, invoice)).status).toBe('draft');
    await db.query(`update public.offers set ${back} where code = 'silver-program'`);
    expect(await hintOf(begin(db, ADA, await choose(db, ADA, 'silver-program', true)))).toBe(null);
  });

  test('what was opened keeps its price', async () => {
    const { invoice } = await begun(db, ADA, 'gold-program');
    await db.query(`update public.offers set price_kobo = price_kobo + 100 where code = 'gold-program'`);
    expect((await begin(db, ADA, invoice)).amount_kobo).toBe(85_000_000);
  });

  test('two drafts of one client cannot be', async () => {
    const draft = await choose(db, ADA, 'bronze-program');
    const second = db.query(
      `insert into public.invoices (id, client_id, total_kobo, tax_kobo, lines, instalments)
       select gen_random_uuid(), client_id, total_kobo, tax_kobo, lines, instalments from public.invoices where id = $1`,
      [draft],
    );
    expect(await codeOf(second)).toBe('23505');
  });
});
