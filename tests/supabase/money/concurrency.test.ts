import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { connect, queriesOf } from '../../support/postgres-database.ts';
import { hasPostgres, sharedPostgres } from '../../support/postgres.ts';
import { only } from '../people/support.ts';
import { balances, begin, begun, cancel, choose, dispute, hintOf, invoiceOf, saveCard, settle } from './support.ts';

// Says loudly why, where it has to be skipped.
if (!hasPostgres) await sharedPostgres();

const CLIENTS = Array.from({ length: 8 }, (_, n) => numbered(n + 1));
const [ADA = '', BEN = ''] = CLIENTS;
const DESK = [21, 22, 23].map(numbered);
const DIETICIANS = [31, 32, 33].map(numbered);

describe.skipIf(!hasPostgres)('money of many at once', () => {
  let db: TestDatabase;
  let sessions: postgres.Sql[];
  beforeAll(async () => {
    db = await openTestDatabase({ engine: 'postgres' });
    for (const id of CLIENTS) await join(db, id);
    for (const id of DESK) await join(db, id, 'finance');
    for (const id of DIETICIANS) await join(db, id, 'nutritionist');
    sessions = Array.from({ length: 8 }, () => connect(db.url ?? '', 1));
  }, 240_000);
  afterAll(async () => {
    await Promise.all(sessions.map((sql) => sql.end()));
    await db.close();
  });

  test('eight messages and returns for one payment count once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const invoice = await choose(db, ADA, 'dietary-analysis');
      const { reference } = await begin(db, ADA, invoice);
      const states = await Promise.all(
        sessions.map((sql) => settle(queriesOf(sql), reference, { amount: 1_500_000, fee: 32_500 })),
      );
      expect(states.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'known'), 'paid']);
      expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'paid', paid_kobo: 1_500_000 });
    }
    expect(await balances(db)).toMatchObject({ receivable: 0, gateway: 5 * (1_500_000 - 32_500) });
  });

  test('two parts and the whole at once: the invoice takes what is owed, and the rest goes back', async () => {
    const invoice = await choose(db, ADA, 'fitness-foundation', true);
    const part = await begin(db, ADA, invoice);
    const again = await begin(db, ADA, invoice);
    const whole = await begin(db, ADA, invoice, true);
    const payments = [part, again, whole];
    await Promise.all(
      sessions
        .slice(0, payments.length)
        .map((sql, n) =>
          settle(queriesOf(sql), payments[n]?.reference ?? '', { amount: payments[n]?.amount_kobo ?? 0 }),
        ),
    );
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'paid', paid_kobo: 12_000_000 });
    const sums = await only(
      db,
      'select sum(applied_kobo)::integer as applied, sum(refund_kobo)::integer as back from public.payments where invoice_id = $1',
      [invoice],
    );
    expect(sums).toEqual({ applied: 12_000_000, back: 6_000_000 });
  });

  test('who presses eight times makes one invoice number, and numbers have no gaps', async () => {
    const invoices = await Promise.all(CLIENTS.map((client) => choose(db, client, 'gold-program', true)));
    await Promise.all(CLIENTS.flatMap((client, n) => [0, 1, 2].map(() => begin(db, client, invoices[n] ?? ''))));
    const rows = await db.query<{ number: string }>('select number from public.invoices order by number');
    expect(rows.map(({ number }) => Number(number.slice(-5)))).toEqual(rows.map((_, n) => n + 1));
  });

  test('who pays, cancels, chooses and presses again at once owes what the ledger says', async () => {
    for (let round = 0; round < 10; round += 1) {
      await db.query('delete from private.made_today');
      const { invoice, reference } = await begun(db, ADA, 'meal-prep-planning');
      const fresh = await choose(db, ADA, 'fitness-foundation', true);
      const [first, second] = sessions.map(queriesOf);
      if (!first || !second) throw new Error('no sessions');
      const done = await Promise.allSettled([
        settle(first, reference, { amount: 1_000_000 }),
        cancel(db, ADA, invoice),
        begin(db, ADA, invoice, true, 1_000_000),
        settle(second, reference, { amount: 1_000_000 }),
        begin(db, ADA, fresh, false, 3_000_000),
        cancel(db, ADA, fresh),
        choose(db, ADA, 'gold-program'),
        choose(db, ADA, 'silver-program'),
      ]);
      const codes = done.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
      );
      expect(codes.filter((code) => code !== 'P0001')).toEqual([]);
      const { status, paid_kobo } = await invoiceOf(db, invoice);
      expect([status, paid_kobo]).toEqual(status === 'void' ? ['void', 0] : ['paid', 1_000_000]);
      const { back } = await only<{ back: number }>(
        db,
        'select sum(refund_kobo)::integer as back from public.payments where invoice_id = $1',
        [invoice],
      );
      expect(back).toBe(status === 'void' ? 1_000_000 : 0);
      const drafts = await db.query(`select from public.invoices where client_id = $1 and status = 'draft'`, [ADA]);
      expect(drafts).toHaveLength(1);
    }
    const { off } = await only<{ off: number }>(
      db,
      `select (sum(l.amount_kobo) - (select sum(private.owed(i)) from public.invoices i where i.status <> 'draft'))::integer as off
       from private.ledger_lines l where l.account = 'receivable'`,
    );
    expect(off).toBe(0);
  });

  test('the night passes by an invoice that somebody is at, and by its payments', async () => {
    const { invoice, reference } = await begun(db, ADA, 'dietary-analysis');
    await db.query(`update public.payments set created_at = created_at - interval '9 days' where id = $1`, [reference]);
    const [busy, night] = sessions;
    if (!busy || !night) throw new Error('no sessions');
    const statusOf = () => only(db, 'select status from public.payments where id = $1', [reference]);
    await busy.begin(async (sql) => {
      await sql`select from public.invoices where id = ${invoice} for update`;
      await night.begin(async (asleep) => {
        await asleep`set local lock_timeout = '2s'`;
        await asleep`select private.pass_day_of_money()`;
      });
      expect(await statusOf()).toEqual({ status: 'started' });
    });
    await night`select private.pass_day_of_money()`;
    expect(await statusOf()).toEqual({ status: 'abandoned' });
  });

  test('two messages of the gateway and the client’s return, beside cash for the same, count each once', async () => {
    await db.query('delete from private.made_today');
    const { invoice, reference } = await begun(db, ADA, 'dietary-analysis');
    const proof = randomUUID();
    const [clerk = '', second = '', third = ''] = DESK;
    await db.as(clerk, (s) =>
      s.query(
        `select public.enter_proof($1, $2, 'cash', 1500000, (now() at time zone 'Africa/Lagos')::date, 'Receipt 7')`,
        [proof, invoice],
      ),
    );
    const before = await balances(db);
    const confirm = (who: string) => hintOf(db.as(who, (s) => s.query('select public.decide_wish($1, true)', [proof])));
    const [states, hints] = await Promise.all([
      Promise.all(sessions.slice(0, 3).map((sql) => settle(queriesOf(sql), reference, { amount: 1_500_000 }))),
      Promise.all([second, third, second].map(confirm)),
    ]);
    expect(states.toSorted()).toEqual(['known', 'known', 'paid']);
    expect(hints.map(String).toSorted()).toEqual(['decided', 'decided', 'null']);
    const after = await balances(db);
    const came = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    expect([came('gateway'), came('cash'), came('receivable'), came('client_credit')]).toEqual([
      1_500_000, 1_500_000, -1_500_000, -1_500_000,
    ]);
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'paid', paid_kobo: 1_500_000 });
  });

  test('the last session is taken by one of three appointments that are confirmed at once', async () => {
    await db.query('delete from private.made_today');
    const { invoice, reference } = await begun(db, BEN, 'nutrition-consultation');
    await settle(db, reference, { amount: 2_000_000 });
    const made = await Promise.all(
      DIETICIANS.map((dietician) =>
        only<{ id: string }>(
          db,
          `insert into public.appointments
             (user_id, provider_id, title, appointment_type, scheduled_date, scheduled_time, status)
           values ($1, $2, 'Nutrition Consult', 'nutrition', current_date + 9, '10:00', 'pending') returning id`,
          [BEN, dietician],
        ),
      ),
    );
    await db.query('update public.appointments set agreed_starts_at = starts_at where user_id = $1', [BEN]);
    await Promise.all(
      made.map(({ id }, n) =>
        db.as(DIETICIANS[n] ?? '', (s) =>
          s.query(`update public.appointments set status = 'confirmed' where id = $1`, [id]),
        ),
      ),
    );
    const took = await db.query('select from public.appointments where invoice_id = $1', [invoice]);
    expect([took.length, (await invoiceOf(db, invoice))['sessions_taken']]).toEqual([1, 1]);
    // Called off twice at once it comes back once.
    await Promise.all(
      [0, 1, 2].map(() =>
        db.as(BEN, (s) =>
          s.query(`update public.appointments set status = 'cancelled' where user_id = $1 and status = 'confirmed'`, [
            BEN,
          ]),
        ),
      ),
    );
    expect((await invoiceOf(db, invoice))['sessions_taken']).toBe(0);
  });

  test('eight nights and eight rounds at once, beside the messages, renew each plan once and charge it once', async () => {
    await db.query('delete from private.made_today');
    for (const client of CLIENTS) {
      const { reference } = await begun(db, client, 'basic');
      await settle(db, reference, { amount: 2_500_000 });
      await saveCard(db, client);
    }
    await db.query(
      `update private.subscriptions set started_on = (private.day_of(now()) - make_interval(months => months))::date`,
    );
    const nights = (ago: number) =>
      Promise.all(
        sessions.map((sql) => sql`select private.pass_day_of_plans(private.day_of(now()) - ${ago}::integer)`),
      );
    await nights(3);
    await db.query('select private.pass_day_of_plans(private.day_of(now()) - 3)');
    const renewals = await db.query<{ total_kobo: number }>(
      `select i.total_kobo from public.invoices i where i.status = 'open' and i.lines -> 0 ->> 'offer' = 'basic'`,
    );
    expect(renewals).toHaveLength(CLIENTS.length);
    await nights(0);
    // What two nights kept from each other waits for the next one.
    await db.query('select private.pass_day_of_money()');
    const claims = async (sql: postgres.Sql) => {
      const mine: { payment: string; amount_kobo: number }[] = [];
      for (;;) {
        const [claimed] = await queriesOf(sql).query<{ payment: string; amount_kobo: number }>(
          'select * from public.claim_charge()',
        );
        if (!claimed) return mine;
        mine.push(claimed);
      }
    };
    const claimed = (await Promise.all(sessions.map(claims))).flat();
    expect(new Set(claimed.map(({ payment }) => payment)).size).toBe(claimed.length);
    expect(claimed).toHaveLength(CLIENTS.length);
    const [first, second, night] = sessions.map(queriesOf);
    if (!first || !second || !night) throw new Error('no sessions');
    for (const { payment, amount_kobo: amount } of claimed) {
      const states = await Promise.all([
        settle(first, payment, { amount }),
        settle(second, payment, { amount }),
        night.query('select private.pass_day_of_money()'),
      ]);
      expect(states.slice(0, 2)).toEqual(expect.arrayContaining(['known', 'paid']));
    }
    const plans = await db.query('select months, renewal_id from private.subscriptions');
    expect(plans).toEqual(CLIENTS.map(() => ({ months: 2, renewal_id: null })));
    const [charges] = await db.query('select count(*)::integer as n from private.charges');
    expect(charges).toEqual({ n: CLIENTS.length });
  });

  test('eight messages of one dispute that is lost, beside a refund’s rounds, lose it once', async () => {
    await db.query('delete from private.made_today');
    const { invoice, reference } = await begun(db, ADA, 'dietary-analysis');
    await settle(db, reference, { amount: 1_500_000 });
    const [clerk = ''] = DESK;
    await db.as(clerk, (s) => s.query(`select public.credit_invoice($1, $2, 500000, 'Part')`, [randomUUID(), invoice]));
    const before = await balances(db);
    const [refund] = await db.query<{ id: string }>('select id from private.refunds where payment_id = $1', [
      reference,
    ]);
    const states = await Promise.all(
      sessions.map((sql, n) =>
        n === 0
          ? queriesOf(sql).query<{ may: boolean }>('select public.may_send_refund($1, 0) as may', [refund?.id])
          : dispute(queriesOf(sql), 'one', reference, n % 2 ? 'open' : 'lost'),
      ),
    );
    expect(states.filter((state) => state === 'lost')).toHaveLength(1);
    const after = await balances(db);
    const went = (before['gateway'] ?? 0) - (after['gateway'] ?? 0);
    // What was being sent by then is not lost a second time.
    const [sent] = await db.query<{ status: string }>('select status from private.refunds where payment_id = $1', [
      reference,
    ]);
    expect(went).toBe(sent?.status === 'sent' ? 1_000_000 : 1_500_000);
    expect(after['disputed'] ?? 0).toBe(0);
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'credited', credited_kobo: 1_500_000 });
  });

  test('one refund is claimed by one caller', async () => {
    await db.query('update private.refunds set asked_at = null');
    const claims = await Promise.all(
      sessions.map((sql) => queriesOf(sql).query<{ refund: string }>('select * from public.claim_refund()')),
    );
    const claimed = claims.flat().map(({ refund }) => refund);
    expect(claimed.length).toBeGreaterThan(0);
    expect(new Set(claimed).size).toBe(claimed.length);
  });
});
