import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backOf, sessionsOf } from '#src/work/money/sessions.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { Invoice } from '#sync/entities/invoices.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only, push } from '../people/support.ts';
import { visitsOf } from './visits.ts';
import { balances, begun, choose, begin, hintOf, invoiceOf, settle } from './support.ts';

const [ADA, TRAINER, DIETICIAN, CLERK] = [1, 2, 3, 8].map(numbered) as [string, string, string, string];

describe.each(engines)('sessions that were bought on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, TRAINER, 'trainer');
    await join(db, DIETICIAN, 'nutritionist');
    await join(db, CLERK, 'finance');
    await db.query(
      `insert into public.availability_rules (provider_id, weekday, start_time, end_time)
       select p::uuid, d, '00:00', '24:00' from generate_series(0, 6) d, unnest($1::text[]) p`,
      [[TRAINER, DIETICIAN]],
    );
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    // Each test has what it buys, and a calendar of its own.
    await db.exec(`delete from private.made_today; delete from private.money_wishes where what = 'absence';
      delete from public.appointments;
      update public.invoices set sessions_taken = 1000 where kind = 'invoice' and status <> 'draft';
      delete from public.notifications`);
  });

  async function bought(offer = 'personal-training', quantity = 4) {
    const invoice = await choose(db, ADA, offer, false, quantity);
    const { reference, amount_kobo } = await begin(db, ADA, invoice);
    await settle(db, reference, { amount: amount_kobo });
    return invoice;
  }
  /** By the server and by the device, which agree. */
  const leftOf = async (invoice: string) => {
    const { n } = await only<{ n: number }>(
      db,
      'select private.sessions_left(i) as n from public.invoices i where id = $1',
      [invoice],
    );
    expect(sessionsOf((await invoiceOf(db, invoice)) as unknown as Invoice)?.left).toBe(n);
    return n;
  };
  const { read, booked, become, moved } = visitsOf(() => db, ADA, TRAINER);
  const told = async () =>
    (
      await db.query<{ title: string }>(
        `select title from public.notifications where user_id = $1 and link = '/billing' order by created_at, id`,
        [ADA],
      )
    ).map(({ title }) => title);

  test('are taken by appointments with who gives them that the client asked for, once confirmed, until none is left', async () => {
    const invoice = await bought('personal-training', 2);
    const first = await booked();
    expect(first).toMatchObject({ status: 'confirmed', invoice_id: invoice });
    // Whatever the client says it is for.
    expect(await booked(99, 'fitness', DIETICIAN)).toMatchObject({ status: 'confirmed', invoice_id: null });
    expect(await leftOf(invoice)).toBe(1);
    expect(await booked(98, 'nutrition')).toMatchObject({ status: 'confirmed', invoice_id: invoice });
    expect(await booked()).toMatchObject({ status: 'confirmed', invoice_id: null });
    expect(await invoiceOf(db, invoice)).toMatchObject({ sessions_taken: 2 });
  });

  test('are not the provider’s to spend: what he books alone takes none', async () => {
    const invoice = await bought();
    await db.query('insert into public.client_assignments (trainer_id, client_id) values ($1, $2)', [TRAINER, ADA]);
    const { id } = await db.as(TRAINER, (s) =>
      only(
        s,
        `insert into public.appointments (user_id, provider_id, title, appointment_type, scheduled_date, scheduled_time, status)
         values ($1, $2, 'Training', 'fitness', current_date + 5, '10:00', 'confirmed') returning id`,
        [ADA, TRAINER],
      ),
    );
    expect([await read(id), await leftOf(invoice)]).toMatchObject([{ invoice_id: null }, 4]);
  });

  test('paid in parts, are there as far as they are paid, and stay so when a part is late', async () => {
    const { invoice, reference, amount_kobo } = await begun(db, ADA, 'fitness-foundation', true);
    expect(await leftOf(invoice)).toBe(0);
    await settle(db, reference, { amount: amount_kobo });
    expect(await leftOf(invoice)).toBe(6);
    await db.query(`update public.invoices set status = 'overdue' where id = $1`, [invoice]);
    expect(await leftOf(invoice)).toBe(6);
  });

  test('come back when they are called off in time, and a device hears of both', async () => {
    const invoice = await bought();
    const { id, rev } = await booked(26);
    expect(await leftOf(invoice)).toBe(3);
    const { verdict, row } = await push(db, ADA, 'appointments', { id, status: 'cancelled' }, rev);
    expect([verdict, row?.['status']]).toEqual(['applied', undefined]);
    expect(await read(id)).toMatchObject({ status: 'cancelled', invoice_id: null });
    expect(await leftOf(invoice)).toBe(4);
    expect(await told()).toContain('Your session is yours again');
    expect(await invoiceOf(db, invoice)).toMatchObject({ credited_kobo: 0 });
  });

  test('called off late, half of the price goes back; later nothing does', async () => {
    const before = await balances(db);
    const invoice = await bought();
    const [late, later] = [await booked(10), await booked(3)];
    const row = (await invoiceOf(db, invoice)) as unknown as Invoice;
    const said = [late, later].map((each) => backOf(row, each as unknown as Appointment, Date.now()));
    expect(said).toEqual([750_000, 0].map((kobo) => ({ gives: 'money', kobo })));
    expect(await become(ADA, late['id'], 'cancelled')).toMatchObject({ invoice_id: invoice });
    expect(await invoiceOf(db, invoice)).toMatchObject({ credited_kobo: 750_000 });
    await become(ADA, later['id'], 'cancelled');
    expect(await invoiceOf(db, invoice)).toMatchObject({ credited_kobo: 750_000, sessions_taken: 2 });
    expect(await told()).toEqual(
      expect.arrayContaining(['Part of a session is credited', 'The session counts as taken']),
    );
    const note = await only(db, 'select reason, lines from public.invoices where credits_id = $1', [invoice]);
    expect(note).toMatchObject({ reason: 'Part of a session is credited', lines: [{ amount_kobo: 750_000 }] });
    expect(JSON.stringify(note)).not.toContain('terms');
    const after = await balances(db);
    expect(after['client_credit']).toBe((before['client_credit'] ?? 0) - 750_000);
    expect(after['receivable'] ?? 0).toBe(before['receivable'] ?? 0);
  });

  test('come back whole, however late, when the provider calls it off or moved it alone', async () => {
    const invoice = await bought();
    const [declined, put] = [await booked(2), await booked(3)];
    expect(await become(TRAINER, declined['id'], 'declined')).toMatchObject({ invoice_id: null });
    await db.query(`update public.appointments set agreed_starts_at = starts_at - interval '5 hours' where id = $1`, [
      put['id'],
    ]);
    expect(await become(ADA, put['id'], 'cancelled')).toMatchObject({ invoice_id: null });
    expect(await leftOf(invoice)).toBe(4);
  });

  test('go by the rules they were bought under, and a rule that has changed asks for a new choice', async () => {
    const invoice = await bought();
    const draft = await choose(db, ADA, 'personal-training');
    const { id } = await booked(26);
    await db.query(`update private.refund_rules set hours = 48 where by_whom = 'client' and hours = 24`);
    expect(await hintOf(begin(db, ADA, draft))).toBe('offer-changed');
    await become(ADA, id, 'cancelled');
    expect(await leftOf(invoice)).toBe(4);
    await db.query(`update private.refund_rules set hours = 24 where by_whom = 'client' and hours = 48`);
    const broken = `insert into private.refund_rules (by_whom, hours, back_bp, gives) values ('absence', 1, 10000, 'money')`;
    expect(await codeOf(db.query(broken))).toBe('23514');
    expect(await codeOf(db.query(`update private.refund_rules set back_bp = 1 where by_whom = 'absence'`))).toBe(
      '23514',
    );
  });

  test('an agreement is not taken back: the client makes no time the provider’s alone', async () => {
    const invoice = await bought();
    const { id } = await booked(3);
    await db.as(ADA, (s) =>
      s.query(`update public.appointments set agreed_starts_at = starts_at - interval '5 hours' where id = $1`, [id]),
    );
    const kept = await read(id);
    expect(kept['agreed_starts_at']).toEqual(kept['starts_at']);
    expect(await become(ADA, id, 'cancelled')).toMatchObject({ invoice_id: invoice });
    expect(await leftOf(invoice)).toBe(3);
  });

  test('late, the client moves nothing of which no session would come back, and is told why', async () => {
    const invoice = await bought();
    const put = (id: unknown, hours: number) =>
      db.as(ADA, (s) =>
        s.query(
          `update public.appointments set scheduled_date = at::date, scheduled_time = at::time
           from (select date_trunc('hour', now() + make_interval(hours => $2)) at time zone 'Africa/Lagos' as at) as t
           where id = $1`,
          [id, hours],
        ),
      );
    const [late, past, early] = [await booked(20), await booked(26), await booked(28)];
    await moved(past['id'], -1);
    for (const { id } of [late, past]) {
      const was = await read(id);
      await put(id, 200);
      const { status, starts_at, agreed_starts_at } = was;
      expect(await read(id)).toMatchObject({ status, starts_at, agreed_starts_at, invoice_id: invoice });
      expect(await read(id)).toMatchObject({ status: 'confirmed', decline_reason: 'too_late', alternatives: [] });
    }
    await put(early['id'], 220);
    expect(await read(early['id'])).toMatchObject({ status: 'pending', decline_reason: null });
    expect(await become(ADA, late['id'], 'cancelled')).toMatchObject({ invoice_id: invoice });
  });

  test('late, the client answers with a third time to one that the provider has set alone', async () => {
    await bought();
    const { id } = await booked(3);
    await db.query(`update public.appointments set agreed_starts_at = starts_at - interval '5 hours' where id = $1`, [
      id,
    ]);
    await db.as(ADA, (s) =>
      s.query(`update public.appointments set starts_at = starts_at + interval '9 days' where id = $1`, [id]),
    );
    expect(await read(id)).toMatchObject({ status: 'pending', decline_reason: null });
  });

  test('that the desk credits are not there any more, nor on the device', async () => {
    const invoice = await bought();
    const credited = (amount: number) =>
      db.as(CLERK, (s) => s.query(`select public.credit_invoice(gen_random_uuid(), $1, $2, 'Ill')`, [invoice, amount]));
    await credited(3_000_000);
    expect(await leftOf(invoice)).toBe(2);
    await credited(700_000);
    expect(await leftOf(invoice)).toBe(2);
    const other = await choose(db, ADA, 'dietary-analysis');
    await begin(db, ADA, other);
    await db.as(CLERK, (s) => s.query(`select public.credit_invoice(gen_random_uuid(), $1, 5000, 'Ill')`, [other]));
    expect(await invoiceOf(db, other)).toMatchObject({ credited_kobo: 5000, sessions_taken: 0 });
  });

  describe('of which the provider did not come', () => {
    const report = (id: unknown, who = ADA) =>
      db.as(who, (s) => s.query(`select public.report_absence($1, 'Nobody came')`, [id]));
    const wishOf = (id: unknown) =>
      only<{ id: string }>(db, 'select id from private.money_wishes where appointment_id = $1', [id]);
    const decide = (who: string, wish: string, yes: boolean) =>
      db.as(who, (s) => s.query(`select public.decide_wish($1, $2, 'He was there')`, [wish, yes]));

    test('all is paid back once somebody of the desk agrees, and the appointment is called off', async () => {
      const invoice = await bought();
      const { id } = await booked(26);
      expect(await hintOf(report(id))).toBe('not-absent');
      await moved(id, -1);
      await report(id);
      // Nothing tells the one whose answer was lost from one who asks again.
      expect(await hintOf(report(id))).toBe('reported');
      const wish = await wishOf(id);
      expect(await codeOf(decide(ADA, wish.id, true))).toBe('42501');
      const waiting = await db.as(CLERK, (s) =>
        s.query(`select what, kobo, reason from public.money_waiting() where id = $1`, [wish.id]),
      );
      expect(waiting).toEqual([{ what: 'absence', kobo: 1_500_000, reason: 'Nobody came' }]);
      await decide(CLERK, wish.id, true);
      expect(await read(id)).toMatchObject({ status: 'cancelled', invoice_id: null });
      expect(await invoiceOf(db, invoice)).toMatchObject({ credited_kobo: 1_500_000, sessions_taken: 1 });
      expect(await told()).toContain('A session is credited in full');
    });

    test('it counts where the desk sees otherwise, and is nobody else’s to report', async () => {
      const invoice = await bought();
      const { id } = await booked(26);
      await moved(id, -1);
      expect(await hintOf(report(id, TRAINER))).toBe('not-absent');
      await report(id);
      await decide(CLERK, (await wishOf(id)).id, false);
      expect(await hintOf(report(id))).toBe('reported');
      expect(await read(id)).toMatchObject({ status: 'confirmed', invoice_id: invoice });
      expect(await told()).toEqual(expect.arrayContaining(['We looked at what you reported']));
      expect(await invoiceOf(db, invoice)).toMatchObject({ credited_kobo: 0 });
    });

    test('what was decided stays when the appointment goes', async () => {
      await bought();
      const { id } = await booked(26);
      await moved(id, -1);
      await report(id);
      const wish = await wishOf(id);
      await decide(CLERK, wish.id, true);
      await db.query('delete from public.appointments where id = $1', [id]);
      expect(
        await only(db, 'select outcome, appointment_id from private.money_wishes where id = $1', [wish.id]),
      ).toEqual({ outcome: 'booked', appointment_id: null });
    });
  });
});
