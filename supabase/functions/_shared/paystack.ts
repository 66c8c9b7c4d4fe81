import { z } from 'zod';
import { env, needed } from './env.ts';
import { Refusal } from './http.ts';
import { createAsk } from './paystack-ask.ts';
import { disputesAt } from './paystack-disputes.ts';
import { Refused } from './payment-provider.ts';
import type { Outcome, PaymentProvider, Refund, RefundState } from './payment-provider.ts';

// https://paystack.com/docs/api: amounts are kobo, and a reference that is used again is refused.

const SIGNING = { name: 'HMAC', hash: 'SHA-512' };
const HEX = /^[0-9a-f]{128}$/i;

const started = z.object({ authorization_url: z.url().max(500) });
const transaction = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  amount: z.int(),
  currency: z.string().max(10),
  channel: z.string().max(40).nullish(),
  fees: z.int().nullish(),
  // Of any shape: no card keeps money from being counted.
  customer: z.unknown().optional(),
  authorization: z.unknown().optional(),
});
type Found = z.infer<typeof transaction>;
const refunded = z.object({
  status: z.string(),
  merchant_note: z.string().nullish(),
  amount: z.coerce.number().nullish(),
});
const event = z.object({
  event: z.string().optional(),
  data: z
    .object({
      id: z.union([z.number(), z.string()]).nullish(),
      reference: z.string().nullish(),
      transaction_reference: z.string().nullish(),
      transaction: z.object({ reference: z.string() }).nullish().catch(null),
    })
    .nullish(),
});

/**
 * `abandoned` is what it says of every payment that is not finished: the person may be at it. `reversed` is one whose
 * money was taken and has gone back, so that nothing of it is here.
 */
const STATES: Record<string, Outcome['state']> = {
  success: 'success',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'abandoned',
};

const REFUND_STATES: Record<string, RefundState> = { processed: 'done', failed: 'failed' };
const refundState = (status: string): RefundState => REFUND_STATES[status] ?? 'sent';

const CARD = z.object({
  customer: z.object({ email: z.string().min(1).max(320) }),
  authorization: z.object({
    authorization_code: z.string().min(1).max(100),
    last4: z.string().regex(/^\d{4}$/),
    exp_month: z.coerce.number().int().min(1).max(12),
    exp_year: z.coerce.number().int().min(2000).max(2100),
    reusable: z.literal(true),
  }),
});

/** What is not whole is no card: it is asked for again with the next payment. */
function cardIn(found: Found): Outcome['card'] {
  const { data } = CARD.safeParse(found);
  if (!data) return null;
  const { authorization_code: code, last4: lastFour, exp_month: month, exp_year: year } = data.authorization;
  const expiresOn = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { code, email: data.customer.email, lastFour, expiresOn };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function paystack(): PaymentProvider {
  if (env('PAYSTACK_SECRET_KEY') === undefined) throw new Refusal(503, 'Paying is not set up.');
  const secret = needed('PAYSTACK_SECRET_KEY');
  const ask = createAsk(env('PAYSTACK_URL') ?? 'https://api.paystack.co', secret);
  const find = (reference: string) => ask(`/transaction/verify/${encodeURIComponent(reference)}`, transaction);

  return {
    async start({ reference, amountKobo, currency, email, returnTo }) {
      const wanted = { reference, amount: amountKobo, currency, email, callback_url: returnTo };
      return (await ask('/transaction/initialize', started, wanted)).authorization_url;
    },
    async verify(reference) {
      const found = await find(reference).catch((error: unknown) => {
        // It has answered both for a reference that it does not know.
        if (error instanceof Refused && (error.status === 404 || error.status === 400)) return null;
        throw error;
      });
      if (!found) return null;
      const { status, amount, currency, channel, fees } = found;
      const state = STATES[status] ?? 'open';
      return {
        state,
        amountKobo: amount,
        currency,
        channel: channel ?? null,
        feeKobo: fees ?? 0,
        card: cardIn(found),
      };
    },
    async charge({ reference, amountKobo, currency, email, code }) {
      const wanted = { reference, amount: amountKobo, currency, email, authorization_code: code };
      const { paused } = await ask(
        '/transaction/charge_authorization',
        z.object({ paused: z.boolean().nullish() }),
        wanted,
      );
      // The bank wants its client's word, and he is not here.
      if (paused) throw new Refused(402);
    },
    ...disputesAt(ask),
    async findRefunds({ reference, mark }: Refund) {
      const { id } = await find(reference);
      const list = await ask(`/refund?transaction=${encodeURIComponent(id)}&perPage=100`, z.array(refunded));
      const states = list.filter((each) => each.merchant_note === mark).map((each) => refundState(each.status));
      const failed = states.filter((state) => state === 'failed').length;
      return { state: states.find((state) => state !== 'failed') ?? states[0] ?? null, failed };
    },
    async refund({ reference, amountKobo, mark }) {
      const wanted = { transaction: reference, amount: amountKobo, merchant_note: mark };
      return refundState((await ask('/refund', refunded, wanted)).status);
    },
    async readWebhook(body, signature) {
      if (!signature || !HEX.test(signature)) return null;
      const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), SIGNING, false, ['verify']);
      // WebCrypto compares in constant time.
      if (!(await crypto.subtle.verify(SIGNING, key, bytesOf(signature), body))) return null;
      const { event: kind, data } = event.parse(JSON.parse(new TextDecoder().decode(body)));
      const reference = data?.transaction_reference ?? data?.reference ?? data?.transaction?.reference ?? null;
      const isDispute = kind?.startsWith('charge.dispute.') && data?.id;
      return { reference, dispute: isDispute ? String(data.id) : null };
    },
  };
}
