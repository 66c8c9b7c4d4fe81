import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refused } from './payment-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface RefundRow {
  refund: string;
  payment_id: string;
  amount_kobo: number;
}

interface ChargeRow {
  payment: string;
  amount_kobo: number;
  currency: string;
  email: string;
  code: string;
}

interface DisputeRow {
  dispute: string;
  amount_kobo: number;
  /** Null where there is nothing to answer. */
  way: 'accept' | 'contest' | null;
  words: string | null;
  evidence: object;
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
  const state = await call<string>(service, 'settle_payment', {
    payment,
    outcome: outcome.state,
    amount: outcome.amountKobo,
    currency: outcome.currency,
    channel: outcome.channel,
    fee: outcome.feeKobo,
  });
  // Also of one that is known: the answer after the booking may have been lost.
  if (outcome.card && outcome.state === 'success') {
    const { code, email, lastFour, expiresOn } = outcome.card;
    await call(service, 'keep_card', { payment, code, email, last_four: lastFour, expires_on: expiresOn });
  }
  return state;
}

/** What the gateway refuses is no charge; of whatever else fails it is asked again what became of it. */
async function charge(service: SupabaseClient, gateway: PaymentProvider, row: ChargeRow): Promise<void> {
  const { payment, amount_kobo: amountKobo, ...card } = row;
  if ((await gateway.verify(payment)) === null) {
    try {
      await gateway.charge({ reference: payment, amountKobo, ...card });
    } catch (error) {
      // Too many questions, or a wrong key, say nothing of the card.
      if (!(error instanceof Refused) || error.status === 401 || error.status === 429) throw error;
      if ((await gateway.verify(payment)) === null || error.status === 402) {
        const refused = { payment, outcome: 'failed', amount: null, currency: null, channel: null, fee: null };
        await call(service, 'settle_payment', refused);
        return;
      }
    }
  }
  await settlePayment(service, gateway, payment);
}

/** Asks the gateway how a dispute stands and books it. However often, it counts once. */
export async function settleDispute(
  service: SupabaseClient,
  gateway: PaymentProvider,
  dispute: string,
): Promise<string> {
  const found = await gateway.findDispute(dispute);
  // The account may have payments that are none of this product.
  if (!found || !z.uuid().safeParse(found.reference).success) return 'unknown';
  const settle = () =>
    call<string>(service, 'settle_dispute', {
      dispute,
      payment: found.reference,
      amount: found.amountKobo,
      currency: found.currency,
      category: found.category,
      due_at: found.dueAt,
      state: found.state,
    });
  // One that is lost counts what has not gone back.
  if (found.state === 'lost') await followRefunds(service, gateway, found.reference);
  const state = await settle();
  if (state !== 'unpaid') return state;
  // The message of the payment was lost or is late.
  await settlePayment(service, gateway, found.reference);
  return settle();
}

async function followDispute(service: SupabaseClient, gateway: PaymentProvider, row: DisputeRow): Promise<void> {
  const { dispute, way, words, amount_kobo: amountKobo, evidence } = row;
  const state = await settleDispute(service, gateway, dispute);
  if (state !== 'open' || way === null || words === null) return;
  const told = {
    accept: way === 'accept',
    amountKobo,
    words,
    evidence: `${words}\n\n${JSON.stringify(evidence, null, 2)}`,
  };
  await gateway.answerDispute(dispute, told);
  await call(service, 'note_dispute_sent', { dispute });
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
    () => call<ChargeRow[]>(service, 'claim_charge', {}),
    (row) => charge(service, gateway, row),
  );
  await each(
    () => call<DisputeRow[]>(service, 'claim_dispute', {}),
    (row) => followDispute(service, gateway, row),
  );
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
