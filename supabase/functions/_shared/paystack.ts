import { z } from 'zod';
import { env, needed } from './env.ts';
import { Refusal } from './http.ts';
import { Refused } from './payment-provider.ts';
import type { Outcome, PaymentProvider, Refund, RefundState } from './payment-provider.ts';

// https://paystack.com/docs/api: amounts are kobo, and a reference that is used again is refused.

const PATIENCE_MS = 15_000;
const SIGNING = { name: 'HMAC', hash: 'SHA-512' };
/** What it answers where it has done nothing. */
const REFUSALS = new Set([400, 401, 403, 404, 422, 429]);
const HEX = /^[0-9a-f]{128}$/i;

const started = z.object({ authorization_url: z.url().max(500) });
const transaction = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  amount: z.int(),
  currency: z.string().max(10),
  channel: z.string().max(40).nullish(),
  fees: z.int().nullish(),
});
const refunded = z.object({
  status: z.string(),
  merchant_note: z.string().nullish(),
  amount: z.coerce.number().nullish(),
});
const event = z.object({
  data: z.object({ reference: z.string().nullish(), transaction_reference: z.string().nullish() }).nullish(),
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

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function paystack(): PaymentProvider {
  if (env('PAYSTACK_SECRET_KEY') === undefined) throw new Refusal(503, 'Paying is not set up.');
  const secret = needed('PAYSTACK_SECRET_KEY');
  const root = env('PAYSTACK_URL') ?? 'https://api.paystack.co';

  async function ask<Shape extends z.ZodType>(path: string, shape: Shape, body?: object): Promise<z.infer<Shape>> {
    const response = await fetch(root + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (REFUSALS.has(response.status)) throw new Refused(response.status);
    if (!response.ok) throw new Error(`The gateway answered with ${response.status}.`);
    return shape.parse(z.object({ data: z.unknown() }).parse(await response.json()).data);
  }

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
      return { state, amountKobo: amount, currency, channel: channel ?? null, feeKobo: fees ?? 0 };
    },
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
      const { data } = event.parse(JSON.parse(new TextDecoder().decode(body)));
      return { reference: data?.transaction_reference ?? data?.reference ?? null };
    },
  };
}
