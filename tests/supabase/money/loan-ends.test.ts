import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { only } from '../people/support.ts';
import { PRICE, loansOf } from './loans.ts';
import { begin, begun, choose, hintOf, invoiceOf, settle } from './support.ts';

const [ADA, EVE, CLERK, SECOND] = [1, 2, 8, 9].map(numbered) as [string, string, string, string];

describe.each(engines)('what becomes of loans on %s', (engine) => {
  let db: TestDatabase;
  const { lends, ask, wish, loanOf, told, read, sign, withdraw, enter, decide, end, ago, offered, signed } = loansOf(
    () => db,
    [ADA, CLERK, SECOND],
  );
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

  test('a payment that comes for it all the same leaves nothing over: the lender’s money goes back', async () => {
    const loan = await offered();
    const { reference, amount_kobo } = await begin(db, ADA, loan.invoice);
    await read(loan.id);
    await ago(loan.id, 'read_at', 10);
    expect(await hintOf(sign(loan.id))).toBe('loan-paying');
    await db.query(`update public.payments set status = 'abandoned' where id = $1`, [reference]);
    await sign(loan.id);
    await settle(db, reference, { amount: amount_kobo });
    await ago(loan.id, 'signed_at', 10);
    const id = randomUUID();
    await enter(id, loan.id);
    await db.query('delete from public.notifications');
    await decide(id);
    expect(await told()).toEqual(['Your loan is over']);
    expect(await loanOf(loan.invoice)).toMatchObject({ state: 'returned' });
    expect(await invoiceOf(db, loan.invoice)).toMatchObject({ status: 'paid', paid_kobo: PRICE });
    expect(
      await ask(CLERK, `select what, client, kobo from public.money_waiting() where invoice_id = $1`, [loan.invoice]),
    ).toEqual([{ what: 'by-hand', client: 'Test Lender', kobo: PRICE }]);
  });

  test('it is used whole or not at all: where less is owed by then, all of it goes back', async () => {
    const loan = await signed();
    await ask(CLERK, `select public.credit_invoice($1, $2, 1000000, 'Not held')`, [randomUUID(), loan.invoice]);
    await ago(loan.id, 'signed_at', 10);
    const id = randomUUID();
    await enter(id, loan.id);
    await decide(id);
    expect(await loanOf(loan.invoice)).toMatchObject({ state: 'returned' });
    expect(await invoiceOf(db, loan.invoice)).toMatchObject({ paid_kobo: 0, credited_kobo: 1_000_000 });
    expect((await begin(db, ADA, loan.invoice)).amount_kobo).toBe(PRICE - 1_000_000);
  });

  test('while it is signed no other money is entered, and nothing but the lender’s ends the right to take it back', async () => {
    const loan = await signed();
    const proof = () =>
      ask(CLERK, `select public.enter_proof($1, $2, 'cash', 1, (now() at time zone 'Africa/Lagos')::date, 'Receipt')`, [
        randomUUID(),
        loan.invoice,
      ]);
    expect(await hintOf(proof())).toBe('lent');
    // As one that was entered just before.
    await db.query(
      `insert into private.money_wishes (id, what, invoice_id, amount_kobo, received_on, reason, asked_by)
       values ($1, 'cash', $2, 1, private.day_of(now()), 'Receipt', $3)`,
      [randomUUID(), loan.invoice, CLERK],
    );
    await withdraw(loan.id);
    expect(await loanOf(loan.invoice)).toMatchObject({ state: 'withdrawn' });
  });

  test('a wish of what is being read changes nothing, and what is too much for a day waits for the night', async () => {
    const loan = await offered();
    await read(loan.id);
    await wish(loan.invoice);
    expect(await loanOf(loan.invoice)).toMatchObject({ id: loan.id, state: 'read' });
    for (let n = 0; n < 20; n += 1) await wish(loan.invoice, { months: n % 2 ? 3 : 6 });
    const made = () => db.query('select id from private.loans where invoice_id = $1', [loan.invoice]);
    expect((await made()).length).toBeLessThan(10);
    expect((await told()).length).toBeLessThan(10);
    const waits = () => db.query('select id from public.user_settings where loan_wish is not null');
    expect(await waits()).toEqual([{ id: ADA }]);
    await db.query('delete from private.made_today');
    await db.query('select private.pass_day_of_loans(private.day_of(now()))');
    expect(await waits()).toEqual([]);
  });

  test('an offer that is too old to be read in time says so, and a wish brings a new one', async () => {
    const loan = await offered();
    const older = (days: number) =>
      db.exec(`alter table private.loans disable trigger guard;
        update private.loans set facts = facts || jsonb_build_object('sign_by', (private.day_of(now()) + ${days})::text)
        where id = '${loan.id}';
        alter table private.loans enable trigger guard`);
    await older(2);
    expect(await hintOf(read(loan.id))).toBe('loan-late');
    await wish(loan.invoice);
    const again = await loanOf(loan.invoice);
    expect(again).toMatchObject({ state: 'offered' });
    expect(again?.id).not.toBe(loan.id);
  });

  test('a holiday that is added moves its days where its client reads them', async () => {
    const loan = await offered();
    await read(loan.id);
    const signFrom = async () => (await loanOf(loan.invoice))?.sign_from;
    const before = await signFrom();
    const { day } = await only<{ day: string }>(
      db,
      `insert into private.holidays values (private.working_day_after(private.day_of(now()), 1)) returning day::text`,
    );
    const after = await signFrom();
    expect(after).not.toBe(before);
    expect(
      await only(db, 'select private.sign_from(l)::text as day from private.loans l where id = $1', [loan.id]),
    ).toEqual({ day: after });
    await db.query('delete from private.holidays where day = $1', [day]);
    expect(await signFrom()).toBe(before);
  });

  test('an offer that goes with its draft leaves its facts in the audit', async () => {
    const loan = await offered();
    await read(loan.id);
    await choose(db, ADA, 'fitness-foundation');
    expect(
      await only(
        db,
        `select act, detail -> 'facts' ->> 'lender' as lender from private.audit_lines
         where detail ->> 'loan' = $1 order by id desc limit 1`,
        [loan.id],
      ),
    ).toEqual({ act: 'loan.gone', lender: 'Test Lender' });
  });

  test('while it is signed its invoice does not lapse; what its lender refuses can be paid otherwise', async () => {
    const loan = await signed();
    await db.exec(`alter table public.invoices disable trigger guard;
      update public.invoices set opened_on = opened_on - 20 where id = '${loan.invoice}';
      alter table public.invoices enable trigger guard`);
    const night = () => db.query('select private.pass_day_of_money()');
    await night();
    expect(await invoiceOf(db, loan.invoice)).toMatchObject({ status: 'open' });
    await end(loan.id, 'refused');
    await night();
    expect(await invoiceOf(db, loan.invoice)).toMatchObject({ status: 'open' });
    expect(await told()).toContain('The lender does not pay');
    expect(await loanOf(loan.invoice)).toMatchObject({ state: 'refused' });
    // Another one is asked for, and the days begin again with its end.
    await wish(loan.invoice);
    await db.query(`update private.loans set ended_at = ended_at - interval '15 days' where id = $1`, [loan.id]);
    await night();
    expect(await invoiceOf(db, loan.invoice)).toMatchObject({ status: 'open' });
    expect((await begin(db, ADA, loan.invoice)).amount_kobo).toBe(PRICE);
    await db.query(`update public.payments set status = 'abandoned' where invoice_id = $1`, [loan.invoice]);
    await db.query(
      `update private.loans set state = 'withdrawn', ended_at = now() - interval '15 days'
      where invoice_id = $1 and ended_at is null`,
      [loan.invoice],
    );
    await night();
    expect(await invoiceOf(db, loan.invoice)).toMatchObject({ status: 'void' });
  });

  test('what is not signed in time, or was paid otherwise, ends by itself', async () => {
    const late = await offered();
    const other = await begun(db, EVE, 'fitness-foundation');
    await wish(other.invoice, { who: EVE });
    await settle(db, other.reference, { amount: PRICE });
    await db.query(`select private.pass_day_of_loans(private.day_of(now()) + 60)`);
    for (const { invoice } of [late, other]) expect(await loanOf(invoice)).toMatchObject({ state: 'withdrawn' });
    expect(await hintOf(read(late.id))).toBe('loan-gone');
  });
});
