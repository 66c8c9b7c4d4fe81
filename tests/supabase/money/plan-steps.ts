import type { TestDatabase } from '../../support/database.ts';
import { numbered } from '../../support/members.ts';
import { only } from '../people/support.ts';
import { begin, begun, settle } from './support.ts';

export const ADA = numbered(1);
export const PREMIUM = 4_500_000;

/** What happens to Ada's plan. */
export function planSteps(db: () => TestDatabase) {
  const planOf = () =>
    only<{ left: number; ended: boolean; renewal_id: string | null; invoice_id: string }>(
      db(),
      'select *, paid_until - private.day_of(now()) as left from private.subscriptions where client_id = $1',
      [ADA],
    );
  const shown = () =>
    only(
      db(),
      `select subscription_plan as plan, subscription_status as status,
         subscription_next_billing - private.day_of(now()) as left from public.user_settings where id = $1`,
      [ADA],
    );
  const told = async () =>
    (
      await db().query<{ title: string }>(
        'select title from public.notifications where user_id = $1 order by created_at',
        [ADA],
      )
    ).map(({ title }) => title);
  const bought = async (plan = 'premium') => {
    const { invoice, reference, amount_kobo } = await begun(db(), ADA, plan);
    await settle(db(), reference, { amount: amount_kobo });
    return { invoice, reference };
  };
  /** As if the plan had been bought so long ago that it is paid for so many days more. */
  const endsIn = (days: number) =>
    db().query(
      `update private.subscriptions s
       set started_on = (private.day_of(now()) + $2::integer - make_interval(months => months))::date where client_id = $1`,
      [ADA, days],
    );
  /** A month has passed: the plan ends today, and its next period was told of three days ago. */
  const monthLater = async () => {
    await db().query('update private.charges set period_from = period_from - 31');
    await endsIn(0);
    await night(-3);
  };
  const night = (days = 0) =>
    db().query('select private.pass_day_of_plans(private.day_of(now()) + $1::integer)', [days]);
  const agree = (version = '2026-11') => db().as(ADA, (s) => s.query('select public.agree_to_card($1)', [version]));
  const anew = async () => {
    await db().query('delete from private.subscriptions');
    await db().query('update private.charges set period_from = period_from - 365');
    await db().query('update public.user_settings set subscription_cancelled_at = null');
  };
  /** As its client does, at the gateway. */
  const payRenewal = async () => {
    const { renewal_id: renewal } = await planOf();
    await settle(db(), (await begin(db(), ADA, renewal ?? '')).reference, { amount: PREMIUM });
    return renewal ?? '';
  };
  const keep = (payment: string) =>
    db().query(`select public.keep_card($1, 'AUTH_1', 'ada@example.test', '4081', '2030-12-31')`, [payment]);
  const wish = (at: string) =>
    db().query(`update public.user_settings set subscription_cancelled_at = now() + $2::interval where id = $1`, [
      ADA,
      at,
    ]);
  /** A plan that is renewed with the saved card, and ends in so many days. */
  async function withCard(days: number) {
    await agree();
    const { reference } = await bought();
    await keep(reference);
    await endsIn(days);
  }
  /** It ends today, and its next period was told of three days ago. */
  async function dueWithCard() {
    await withCard(0);
    await night(-3);
  }
  const charges = () =>
    db().query<{ id: string; status: string }>(
      `select p.id, p.status from private.charges c join public.payments p on p.id = c.payment_id
       join private.subscriptions s on s.renewal_id = p.invoice_id or s.invoice_id = p.invoice_id order by p.created_at`,
    );
  const claim = () =>
    db().query<{ payment: string; amount_kobo: number; code: string }>('select * from public.claim_charge()');

  return {
    planOf,
    shown,
    told,
    bought,
    endsIn,
    night,
    agree,
    anew,
    payRenewal,
    keep,
    wish,
    withCard,
    dueWithCard,
    monthLater,
    charges,
    claim,
  };
}
