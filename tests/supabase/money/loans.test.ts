import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { PRICE, loansOf } from './loans.ts';
import { balances, begin, cancel, choose, hintOf, invoiceOf } from './support.ts';

const [ADA, EVE, CLERK, SECOND] = [1, 2, 8, 9].map(numbered) as [string, string, string, string];

describe.each(engines)('loans of a lender on %s', (engine) => {
  let db: TestDatabase;
  const { lends, ask, wish, loanOf, told, read, sign, withdraw, enter, decide, end, ago, offered, signed, paidOut } =
    loansOf(() => db, [ADA, CLERK, SECOND]);
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const who of [ADA, EVE]) await join(db, who);
    for (const who of [CLERK, SECOND]) await join(db, who, 'finance');
    await lends();
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(() =>
    db.exec(`delete from private.made_today; delete from public.notifications;
      update public.lenders set is_active = true, rate_bp = 2400`),
  );

  test('a wish brings key facts to read, and nothing that cannot be lent is offered', async () => {
    const loan = await offered();
    expect(loan).toMatchObject({ state: 'offered', amount_kobo: PRICE, fees_kobo: 120_000, lender: 'Test Lender' });
    expect(loan.total_kobo).toBe(PRICE + 120_000 + loan.interest_kobo);
    expect(loan.payments.reduce((all, { amount_kobo }) => all + amount_kobo, 0)).toBe(loan.total_kobo);
    expect(loan.apr_bp).toBeGreaterThan(loan.rate_bp);
    expect(await told()).toEqual(['The terms of your loan are there']);
    expect(await only(db, 'select loan_wish from public.user_settings where id = $1', [ADA])).toEqual({
      loan_wish: null,
    });
    for (const odd of [{ lender: 'nobody' }, { months: 7 }]) {
      await wish(loan.invoice, odd);
      expect(await told()).toContain('This loan is not offered');
      expect(await loanOf(loan.invoice)).toMatchObject({ id: loan.id, state: 'offered' });
      await db.query('delete from public.notifications');
    }
    const inParts = await choose(db, ADA, 'fitness-foundation', true);
    await wish(inParts);
    expect(await loanOf(inParts)).toBeNull();
    const plan = await choose(db, ADA, 'premium');
    await wish(plan);
    expect(await loanOf(plan)).toBeNull();
    // Of an invoice of somebody else nothing is made.
    const hers = await choose(db, EVE, 'fitness-foundation');
    await wish(hers);
    expect(await loanOf(hers)).toBeNull();
    // What was typed without a network is never refused.
    await wish('no invoice');
    expect(await only(db, 'select loan_wish from public.user_settings where id = $1', [ADA])).toEqual({
      loan_wish: null,
    });
  });

  test('it is read for two whole working days before it is signed', async () => {
    const loan = await offered();
    expect(await hintOf(sign(loan.id))).toBe('loan-gone');
    await read(loan.id);
    await read(loan.id);
    expect(await hintOf(sign(loan.id))).toBe('loan-early');
    const { days } = await only<{ days: number }>(
      db,
      `select private.sign_from(l) - private.day_of(l.read_at) as days from private.loans l where id = $1`,
      [loan.id],
    );
    await ago(loan.id, 'read_at', days);
    // By the days of then, which may have been others.
    await ago(loan.id, 'read_at', 4);
    expect(await hintOf(sign(loan.id, ADA, '2025-01'))).toBe('terms-changed');
    await sign(loan.id);
    await sign(loan.id);
    expect(await invoiceOf(db, loan.invoice)).toMatchObject({ status: 'open', paid_kobo: 0 });
    expect(await loanOf(loan.invoice)).toMatchObject({ state: 'signed', words: loan.words, version: '2026-11' });
    expect(await hintOf(begin(db, ADA, loan.invoice))).toBe('proven');
    expect(await hintOf(cancel(db, ADA, loan.invoice))).toBe('proven');
  });

  test('it is signed on the terms that were read or not at all, and they never change', async () => {
    const loan = await offered();
    await read(loan.id);
    await ago(loan.id, 'read_at', 10);
    await db.query('update public.lenders set rate_bp = 2500');
    expect(await hintOf(sign(loan.id))).toBe('terms-changed');
    await db.query('update public.lenders set rate_bp = 2400, is_active = false');
    expect(await hintOf(sign(loan.id))).toBe('terms-changed');
    await db.query('update public.lenders set is_active = true');
    await sign(loan.id);
    await db.query('update public.lenders set rate_bp = 9000');
    expect(await loanOf(loan.invoice)).toMatchObject({ rate_bp: 2400, total_kobo: loan.total_kobo });
    for (const changed of [`facts = facts || '{"rate_bp": 1}'`, `signed_at = now()`, `client_id = '${EVE}'`])
      expect(await codeOf(db.query(`update private.loans set ${changed} where id = $1`, [loan.id]))).toBe('42501');
    await wish(loan.invoice);
    expect(await loanOf(loan.invoice)).toMatchObject({ id: loan.id, state: 'signed' });
  });

  test('it is nobody else’s to read, sign or take back, and no client books what a lender pays', async () => {
    const loan = await offered();
    for (const deed of [read, sign, withdraw]) expect(await hintOf(deed(loan.id, EVE))).toBe('loan-gone');
    await read(loan.id);
    await ago(loan.id, 'read_at', 10);
    await sign(loan.id);
    for (const who of [ADA, EVE]) {
      expect(await codeOf(enter(randomUUID(), loan.id, who))).toBe('42501');
      expect(await codeOf(end(loan.id, 'closed', who))).toBe('42501');
      expect(await codeOf(ask(who, 'select * from public.loans_open()'))).toBe('42501');
      expect(await codeOf(ask(who, 'select * from private.loans'))).toBe('42501');
    }
    for (const sql of [
      `insert into public.lenders (code) values ('mine')`,
      `update public.lenders set rate_bp = 0`,
      `update public.invoices set loan = null`,
    ])
      expect(await codeOf(ask(ADA, sql))).toBe('42501');
  });

  test('it is taken back for nothing in three working days, and not after them', async () => {
    const loan = await signed();
    await withdraw(loan.id);
    await withdraw(loan.id);
    expect(await loanOf(loan.invoice)).toMatchObject({ state: 'withdrawn' });
    expect((await begin(db, ADA, loan.invoice)).amount_kobo).toBe(PRICE);
    const late = await signed();
    await ago(late.id, 'signed_at', 10);
    expect(await hintOf(withdraw(late.id))).toBe('loan-stands');
  });

  test('its lender pays after those days, what one person enters and a second one books, once', async () => {
    const loan = await signed();
    const id = randomUUID();
    expect(await hintOf(enter(id, loan.id))).toBe('loan-early');
    await ago(loan.id, 'signed_at', 10);
    await enter(id, loan.id);
    await enter(id, loan.id);
    expect(await hintOf(enter(randomUUID(), loan.id))).toBe('decided');
    expect(await hintOf(withdraw(loan.id))).toBe('loan-stands');
    expect(await hintOf(end(loan.id, 'refused'))).toBe('decided');
    expect(await hintOf(decide(id, CLERK))).toBe('own');
    const before = await balances(db);
    await decide(id);
    expect(await hintOf(decide(id))).toBe('decided');
    expect(await hintOf(enter(randomUUID(), loan.id))).toBe('decided');
    const after = await balances(db);
    expect((after['bank'] ?? 0) - (before['bank'] ?? 0)).toBe(PRICE);
    expect((after['receivable'] ?? 0) - (before['receivable'] ?? 0)).toBe(-PRICE);
    expect(await invoiceOf(db, loan.invoice)).toMatchObject({ status: 'paid', paid_kobo: PRICE });
    expect(await loanOf(loan.invoice)).toMatchObject({ state: 'paid_out' });
    expect(await only(db, 'select channel from public.payments where invoice_id = $1', [loan.invoice])).toEqual({
      channel: 'loan',
    });
    expect(await ask(CLERK, 'select state, kobo, lender from public.loans_open() where id = $1', [loan.id])).toEqual([
      { state: 'paid_out', kobo: PRICE, lender: 'Test Lender' },
    ]);
    await end(loan.id, 'closed');
    expect(await hintOf(end(loan.id, 'closed'))).toBe('decided');
    expect(await told()).toContain('Your loan is paid back');
    expect(
      await db.query(`select act from private.audit_lines where detail ->> 'loan' = $1 order by id`, [loan.id]),
    ).toEqual(['offered', 'read', 'signed', 'paid-out', 'closed'].map((act) => ({ act: `loan.${act}` })));
  });

  test('what is credited of it goes back to the lender, by hand', async () => {
    const loan = await paidOut();
    await ask(CLERK, `select public.credit_invoice($1, $2, 1000000, 'Not held')`, [randomUUID(), loan.invoice]);
    expect(
      await ask(CLERK, `select what, client, kobo from public.money_waiting() where invoice_id = $1`, [loan.invoice]),
    ).toEqual([{ what: 'by-hand', client: 'Test Lender', kobo: 1_000_000 }]);
  });

  test('it is kept when its client’s account goes, and names nobody', async () => {
    const loan = await paidOut();
    await db.query('delete from auth.users where id = $1', [ADA]);
    const kept = await only<{ client_id: string | null; facts: object }>(
      db,
      'select client_id, facts from private.loans where id = $1',
      [loan.id],
    );
    expect(kept.client_id).toBeNull();
    expect(JSON.stringify(kept.facts)).not.toContain(ADA);
  });
});
