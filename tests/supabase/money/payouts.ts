import type { TestDatabase } from '../../support/database.ts';
import { begin, choose, settle } from './support.ts';
import { visitsOf } from './visits.ts';

/** Of 15,000 naira a session, the tax of 7.5 % within them taken off, seven tenths. */
export const NET = 1_395_348;
export const SHARE = 976_743;

/** A trainer's money: what his client buys, what is given of it, and what two of the desk pay. */
export function payoutsOf(db: () => TestDatabase, [client, trainer, clerk, second]: [string, string, string, string]) {
  const { booked, become, moved } = visitsOf(db, client, trainer);
  const ask = (who: string, sql: string, values: unknown[] = []) => db().as(who, (s) => s.query(sql, values));
  async function bought(quantity = 4) {
    const invoice = await choose(db(), client, 'personal-training', false, quantity);
    const { reference, amount_kobo } = await begin(db(), client, invoice);
    await settle(db(), reference, { amount: amount_kobo });
    return reference;
  }
  /** A session that took place so many days ago. */
  async function given(days: number) {
    const { id } = await booked();
    await moved(id, -24 * days);
    await become(trainer, id, 'completed');
    return id;
  }
  /** As the trainer reads it, of the month of his only session. */
  async function earned() {
    const [one] = await db().query<{ day: string }>('select on_day::text as day from private.earnings');
    return one ? ask(trainer, 'select net_kobo, share_bp, kobo, state from public.my_earnings($1)', [one.day]) : [];
  }
  const account = (days = 4) =>
    db().query(
      `insert into private.payout_accounts (provider_id, bank, number, holder, changed_at)
       values ($1, 'First Bank', '0123456789', 'Tola Trainer', now() - make_interval(days => $2))`,
      [trainer, days],
    );
  const due = (who = clerk) => ask(who, 'select sessions, kobo, held_kobo, number, settled from public.payouts_due()');
  const pay = (id: string, kobo = SHARE, who = clerk) =>
    ask(who, 'select public.make_payout($1, $2, $3)', [id, trainer, kobo]);
  const agree = (id: string, who = second) => ask(who, 'select public.agree_to_payout($1)', [id]);
  const drop = (id: string, who: string) => ask(who, `select public.drop_payout($1, 'The bank sent it back')`, [id]);
  const exported = (who = clerk) => ask(who, 'select number, kobo from public.export_payouts()');
  const confirm = (id: string, who: string, days = 0) =>
    ask(who, `select public.confirm_payout($1, (now() at time zone 'Africa/Lagos')::date + $2::integer, 'Ref 7')`, [
      id,
      days,
    ]);
  const made = (who = second) => ask(who, 'select kobo, number, own, agreed, exported from public.payouts_made()');
  /** Hours in which he can be booked. */
  const opened = () =>
    db().query(
      `insert into public.availability_rules (provider_id, weekday, start_time, end_time)
       select $1, d, '00:00', '24:00' from generate_series(0, 6) d`,
      [trainer],
    );
  return {
    booked,
    become,
    moved,
    ask,
    bought,
    given,
    earned,
    account,
    due,
    pay,
    agree,
    drop,
    exported,
    confirm,
    made,
    opened,
  };
}
