import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { begun, choose, hintOf, invoiceOf, settle } from './support.ts';

const [ADA, CLERK, SECOND] = [1, 8, 9].map(numbered) as [string, string, string];

describe.each(engines)('the finance desk on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    for (const who of [CLERK, SECOND]) await join(db, who, 'finance');
  }, 120_000);
  afterAll(() => db.close());

  const ask = (who: string, sql: string, values: unknown[] = []) => db.as(who, (s) => s.query(sql, values));
  const credit = (id: string, invoice: string, kobo: number) =>
    db.as(CLERK, (s) =>
      only<{ stands: boolean }>(s, `select public.credit_invoice($1, $2, $3, 'Not held') as stands`, [
        id,
        invoice,
        kobo,
      ]),
    );
  const decide = (who: string, wish: string, agreed: boolean, answer: string | null = null) =>
    ask(who, 'select public.decide_wish($1, $2, $3)', [wish, agreed, answer]);
  const prove = (invoice: string, kobo: number, id = randomUUID()) =>
    ask(CLERK, `select public.enter_proof($1, $2, 'transfer', $3, current_date, 'Receipt 7')`, [id, invoice, kobo]);
  /** A program of 120,000 naira that is paid. */
  async function paid() {
    await db.query('delete from private.made_today');
    const { invoice, reference } = await begun(db, ADA, 'fitness-foundation');
    await settle(db, reference, { amount: 12_000_000 });
    return invoice;
  }

  test('a second person is not avoided by many small credit notes', async () => {
    const invoice = await paid();
    const previewed = () => db.as(CLERK, (s) => only(s, 'select * from public.preview_credit($1, 2000000)', [invoice]));
    expect(await previewed()).toMatchObject({ back_kobo: 2_000_000, needs_second: false });
    expect((await credit(randomUUID(), invoice, 3_000_000)).stands).toBe(true);
    expect((await credit(randomUUID(), invoice, 2_000_000)).stands).toBe(true);
    expect(await previewed()).toMatchObject({ needs_second: true });
    const more = randomUUID();
    expect((await credit(more, invoice, 1)).stands).toBe(false);
    expect(await invoiceOf(db, invoice)).toMatchObject({ credited_kobo: 5_000_000 });
    expect(await hintOf(decide(CLERK, more, true))).toBe('own');
    await decide(SECOND, more, true);
    expect(await invoiceOf(db, invoice)).toMatchObject({ credited_kobo: 5_000_001 });
    expect(await hintOf(decide(SECOND, more, true))).toBe('decided');
  });

  test('a credit note that was refused does not stand, also where the answer is asked for again', async () => {
    const invoice = await paid();
    const id = randomUUID();
    expect((await credit(id, invoice, 6_000_000)).stands).toBe(false);
    expect(await hintOf(decide(SECOND, id, false))).toBe('reason');
    await decide(SECOND, id, false, 'It was held');
    expect((await credit(id, invoice, 6_000_000)).stands).toBe(false);
    expect(await invoiceOf(db, invoice)).toMatchObject({ credited_kobo: 0 });
  });

  test('money past the gateway is entered once, waits for a second person, and is found with its invoice', async () => {
    await db.query('delete from private.made_today');
    const invoice = await choose(db, ADA, 'fitness-foundation');
    const id = randomUUID();
    await prove(invoice, 12_000_000, id);
    await prove(invoice, 12_000_000, id);
    expect(await hintOf(prove(invoice, 24_000_001))).toBe('too-much');
    const waiting = () =>
      ask(SECOND, `select id, what, kobo, own from public.money_waiting() where invoice_id = $1`, [invoice]);
    expect(await waiting()).toEqual([{ id, what: 'transfer', kobo: 12_000_000, own: false }]);
    const { number } = await invoiceOf(db, invoice);
    const end = String(number).slice(-6);
    const found = (typed: unknown) => ask(CLERK, 'select invoice_id, proven from public.find_invoices($1)', [typed]);
    for (const typed of [number, ` ${end}`, String(number).toLowerCase(), 'inv-', 'Mem'])
      expect(await found(typed)).toContainEqual({ invoice_id: invoice, proven: true });
    for (const typed of [`${end}X`, 'ember', '%', '', null]) expect(await found(typed)).toEqual([]);
    await decide(SECOND, id, true);
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'paid', paid_kobo: 12_000_000 });
    expect(await waiting()).toEqual([]);
  });

  test('is nobody else’s', async () => {
    for (const asked of [
      'select * from public.money_waiting()',
      `select * from public.find_invoices('INV')`,
      'select * from public.money_figures(current_date)',
      'select * from public.money_ledger(current_date)',
      `select public.decide_wish('${randomUUID()}', true)`,
    ])
      expect(await codeOf(ask(ADA, asked))).toBe('42501');
  });
});
