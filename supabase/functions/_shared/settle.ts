import type { SupabaseClient } from '@supabase/supabase-js';
import { Refused } from './payment-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface RefundRow {
  refund: string;
  payment_id: string;
  amount_kobo: number;
}

async function call<T>(service: SupabaseClient, name: string, args: object): Promise<T> {
  const { data, error } = await service.rpc(name, args);
  if (error) throw error;
  return data as T;
}

/** Asks the gateway how a payment ended and books it. However often, it counts once. */
export async function settlePayment(
  service: SupabaseClient,
  gateway: PaymentProvider,
  payment: string,
): Promise<string> {
  const outcome = await gateway.verify(payment);
  if (!outcome) return 'unknown';
  return call(service, 'settle_payment', {
    payment,
    outcome: outcome.state,
    amount: outcome.amountKobo,
    currency: outcome.currency,
    channel: outcome.channel,
    fee: outcome.feeKobo,
  });
}

const refundOf = ({ refund, payment_id, amount_kobo }: RefundRow) => ({
  reference: payment_id,
  amountKobo: amount_kobo,
  mark: refund,
});

/** Looks how the refunds of a payment stand; sends none. */
export async function followRefunds(service: SupabaseClient, gateway: PaymentProvider, payment: string): Promise<void> {
  for (const row of await call<RefundRow[]>(service, 'refunds_of', { payment })) {
    const { state } = await gateway.findRefunds(refundOf(row));
    if (state) await call(service, 'settle_refund', { refund: row.refund, outcome: state });
  }
}

/**
 * One that was asked for is not asked for again, even where the gateway's list does not have it: only where the gateway
 * says of each that it failed, or refused it at once. Who may ask, the database says.
 */
async function sendRefund(service: SupabaseClient, gateway: PaymentProvider, row: RefundRow): Promise<void> {
  const { refund } = row;
  const wanted = refundOf(row);
  const { state: known, failed } = await gateway.findRefunds(wanted);
  if (known !== null && known !== 'failed') {
    await call(service, 'settle_refund', { refund, outcome: known });
    return;
  }
  if (!(await call<boolean>(service, 'may_send_refund', { refund, failed }))) return;
  try {
    await call(service, 'settle_refund', { refund, outcome: await gateway.refund(wanted) });
  } catch (error) {
    if (error instanceof Refused) await call(service, 'unsend_refund', { refund });
    throw error;
  }
}

const MOST = 50;
/** Of each kind: a slow gateway does not keep refunds from their turn, and nothing is broken off by a host's limit. */
const ROUND_MS = 30_000;

/**
 * What ended without a word, and what goes back. One that fails does not hold up the others, and each is claimed just
 * before it is asked about: what a round does not reach is as due as it was.
 */
export async function settleAllDue(service: SupabaseClient, gateway: PaymentProvider): Promise<{ failed: number }> {
  let failed = 0;
  async function each<T>(claim: () => Promise<T[]>, settle: (claimed: T) => Promise<unknown>): Promise<void> {
    const end = Date.now() + ROUND_MS;
    for (let n = 0; n < MOST && Date.now() < end; n += 1) {
      const [claimed] = await claim();
      if (claimed === undefined) return;
      await settle(claimed).catch(() => (failed += 1));
    }
  }
  await each(
    () => call<string[]>(service, 'claim_payments', { most: 1 }),
    (payment) => settlePayment(service, gateway, payment),
  );
  await each(
    () => call<RefundRow[]>(service, 'claim_refund', {}),
    (row) => sendRefund(service, gateway, row),
  );
  return { failed };
}
