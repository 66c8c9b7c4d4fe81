import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { balances, begin, choose, credit, invoiceOf, settle } from './support.ts';

const [ADA, BEN, ADMIN] = [numbered(1), numbered(2), numbered(9)];

const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);

describe.each(engines)('invoices on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const id of [ADA, BEN]) await join(db, id);
    await join(db, ADMIN, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  test('a plan sums to the total to the kobo, in whole naira but for the last part', async () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let n = 0; n < 400; n += 1) {
      const [total, deposit, parts] = [1 + random(200_000_000), random(9001), random(25)];
      const { plan } = await only<{ plan: { due_on: string; amount_kobo: number }[] }>(
        db,
        `select private.plan_of($1, $2, $3, '2026-01-31') as plan`,
        [total, deposit, parts],
      );
      const amounts = plan.map((part) => part.amount_kobo);
      expect(sum(amounts), `${total} ${deposit} ${parts}`).toBe(total);
      expect(amounts.every((amount) => amount > 0)).toBe(true);
      expect(amounts.slice(0, -1).every((amount) => amount % 100 === 0)).toBe(true);
      expect(plan.map((part) => part.due_on)).toEqual(plan.map((part) => part.due_on).toSorted());
    }
  });

  test('Bronze in parts: a quarter on the day and five months, the last day of a month included', async () => {
    const { plan } = await only<{ plan: unknown }>(
      db,
      `select private.plan_of(45000000, 2500, 5, '2026-01-31') as plan`,
    );
    const days = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'];
    const amounts = [11_250_000, 6_750_000, 6_750_000, 6_750_000, 6_750_000, 6_750_000];
    expect(plan).toEqual(days.map((due_on, n) => ({ due_on, amount_kobo: amounts[n] })));
  });

  test('the tax is within the price and rounded once a line', async () => {
    const { tax } = await only<{ tax: number }>(db, `select private.tax_within(45000000, 'STD-7.5') as tax`);
    expect(tax).toBe(3_139_535);
    const doctor = await invoiceOf(db, await choose(db, ADA, 'medical-consultation'));
    expect(doctor).toMatchObject({ total_kobo: 3_000_000, tax_kobo: 0, status: 'draft', number: null });
    const training = await invoiceOf(db, await choose(db, ADA, 'personal-training', false, 3));
    expect(training).toMatchObject({ total_kobo: 4_500_000, tax_kobo: 313_953 });
    expect(sum(training.lines.map((line) => line.tax_kobo))).toBe(313_953);
  });

  test('choosing again changes one’s mind; a lost answer asked for again does not', async () => {
    const first = await choose(db, BEN, 'fitness-foundation');
    const second = await choose(db, BEN, 'gold-program', true);
    const again = () =>
      db.as(BEN, (ben) => ben.query('select public.choose_offer($1, $2, true)', [second, 'bronze-program']));
    await again();
    const rows = await db.query('select id, total_kobo from public.invoices where client_id = $1', [BEN]);
    expect(rows).toEqual([{ id: second, total_kobo: 85_000_000 }]);
    expect(first).not.toBe(second);
    expect(
      await codeOf(
        db.as(ADA, (ada) => ada.query('select public.choose_offer($1, $2, true)', [second, 'gold-program'])),
      ),
    ).toBe('42501');
  });

  test('what is not sold that way is refused', async () => {
    expect(await codeOf(choose(db, ADA, 'body-contouring'))).toBe('P0001');
    expect(await codeOf(choose(db, ADA, 'no-such-thing'))).toBe('P0001');
    expect(await codeOf(choose(db, ADA, 'personal-training', true))).toBe('P0001');
    expect(await codeOf(choose(db, ADA, 'bronze-program', false, 2))).toBe('P0001');
    expect(await codeOf(choose(db, ADA, 'personal-training', false, -1))).toBe('P0001');
  });

  test('the number comes with the first payment, and what has one never changes', async () => {
    const id = await choose(db, ADA, 'fitness-foundation', true);
    const payment = await begin(db, ADA, id);
    expect(payment).toMatchObject({ amount_kobo: 3_000_000, currency: 'NGN', url: null });
    const opened = await invoiceOf(db, id);
    expect(opened.number).toMatch(/^INV-\d{4}-00001$/);
    const changes = [`total_kobo = 1`, `lines = '[]'`, `number = 'INV-1'`, `instalments = '[]'`, `deleted = true`];
    for (const change of changes) {
      const code = await codeOf(db.query(`update public.invoices set ${change} where id = $1`, [id]));
      expect([change, code]).toEqual([change, '42501']);
    }
    expect(await codeOf(db.query('delete from public.invoices where id = $1', [id]))).toBe('42501');
    expect(await settle(db, payment.reference, { amount: 3_000_000 })).toBe('paid');
    expect(await invoiceOf(db, id)).toMatchObject({ status: 'part_paid', paid_kobo: 3_000_000 });
    const next = await begin(db, ADA, id);
    expect(next.amount_kobo).toBe(1_800_000);
    const rest = await begin(db, ADA, id, true);
    expect(rest.amount_kobo).toBe(9_000_000);
    await settle(db, rest.reference, { amount: 9_000_000 });
    expect(await invoiceOf(db, id)).toMatchObject({ status: 'paid' });
    expect(await codeOf(begin(db, ADA, id))).toBe('P0001');
    // The other one is paid as well: nothing is owed, so that all of it goes back.
    await settle(db, next.reference, { amount: 1_800_000 });
    expect(
      await only(db, 'select applied_kobo, refund_kobo from public.payments where id = $1', [next.reference]),
    ).toEqual({ applied_kobo: 0, refund_kobo: 1_800_000 });
  });

  test('who goes away owes nothing; who has paid a part is overdue after its day', async () => {
    const [left, kept] = [
      await choose(db, ADA, 'fitness-foundation', true),
      await choose(db, BEN, 'silver-program', true),
    ];
    await begin(db, ADA, left);
    const { reference, amount_kobo } = await begin(db, BEN, kept);
    await settle(db, reference, { amount: amount_kobo });
    const before = await balances(db);
    await db.query('select private.pass_day_of_money()');
    expect([(await invoiceOf(db, left)).status, (await invoiceOf(db, kept)).status]).toEqual(['open', 'part_paid']);
    const { late } = await only<{ late: string }>(
      db,
      `select private.status_of(i, private.day_of(now()) + 40) as late from public.invoices i where id = $1`,
      [kept],
    );
    expect(late).toBe('overdue');
    const cancel = (who: string, id: string) => db.as(who, (s) => s.query('select public.cancel_invoice($1)', [id]));
    expect(await codeOf(cancel(BEN, left))).toBe('P0001');
    expect(await codeOf(cancel(BEN, kept))).toBe('P0001');
    await cancel(ADA, left);
    expect((await invoiceOf(db, left)).status).toBe('void');
    expect((await balances(db))['receivable']).toBe((before['receivable'] ?? 0) - 12_000_000);
  });

  test('a credit note returns what was paid, and its refund settles it', async () => {
    const id = await choose(db, ADA, 'dietary-analysis');
    const { reference } = await begin(db, ADA, id);
    await settle(db, reference, { amount: 1_500_000, fee: 32_500 });
    const creditBy = (who: string, amount: number) => credit(db, [who, who], id, amount);
    expect(await codeOf(creditBy(ADA, 100))).toBe('42501');
    expect(await codeOf(creditBy(ADMIN, 1_500_001))).toBe('P0001');
    const note = await creditBy(ADMIN, 700_000);
    expect(await invoiceOf(db, note)).toMatchObject({ kind: 'credit_note', status: 'open', total_kobo: 700_000 });
    const rest = await creditBy(ADMIN, 800_000);
    const notes = [await invoiceOf(db, note), await invoiceOf(db, rest)];
    expect(sum(notes.map((each) => each.tax_kobo))).toBe((await invoiceOf(db, id)).tax_kobo);
    expect(await invoiceOf(db, id)).toMatchObject({ status: 'credited' });
    const refunds = await db.query<{ refund: string }>('select refund from public.refunds_of($1)', [reference]);
    for (const { refund } of [...refunds, ...refunds])
      await db.query(`select public.settle_refund($1, 'done')`, [refund]);
    expect(await only(db, 'select refunded_kobo from public.payments where id = $1', [reference])).toEqual({
      refunded_kobo: 1_500_000,
    });
    expect((await invoiceOf(db, note)).status).toBe('paid');
  });

  test('the ledger is only added to, and an entry that does not sum to zero fails at commit', async () => {
    const odd = (amounts: string) =>
      codeOf(
        db.exec(`do $do$ begin
          perform private.book(gen_random_uuid()::text, 'payment', null, null, '${amounts}');
          set constraints all immediate;
        end $do$`),
      );
    expect(await odd('{"gateway": 5}')).toBe('23514');
    expect(await odd('{"gateway": 5, "receivable": -4}')).toBe('23514');
    expect(await odd('{}')).toBe('23514');
    expect(await codeOf(db.query('update private.ledger_lines set amount_kobo = 1'))).toBe('42501');
    expect(await codeOf(db.query('delete from private.ledger_entries'))).toBe('42501');
    expect(sum(Object.values(await balances(db)))).toBe(0);
  });

  test('no member calls what only the server may', async () => {
    for (const call of [
      `settle_payment(gen_random_uuid(), 'success', 1, 'NGN', 'card', 0)`,
      `keep_checkout(gen_random_uuid(), 'https://elsewhere.test')`,
      `settle_refund(gen_random_uuid(), 'done')`,
      `claim_payments(1)`,
      `claim_refund()`,
      `may_send_refund(gen_random_uuid(), 0)`,
      `unsend_refund(gen_random_uuid())`,
      `refunds_of(gen_random_uuid())`,
    ]) {
      for (const who of [ADA, ADMIN, 'anon'])
        expect(await codeOf(db.as(who, (s) => s.query(`select public.${call}`))), `${who} ${call}`).toBe('42501');
    }
    const other = await choose(db, BEN, 'gold-program');
    expect(await codeOf(begin(db, ADA, other))).toBe('P0001');
  });
});
