import { z } from 'zod';
import { Refused } from './payment-provider.ts';
import type { Dispute, PaymentProvider } from './payment-provider.ts';
import { PATIENCE_MS } from './paystack-ask.ts';
import type { Ask } from './paystack-ask.ts';

const disputed = z.object({
  status: z.string(),
  resolution: z.string().nullish(),
  refund_amount: z.int().nullish(),
  currency: z.string().nullish(),
  category: z.string().nullish(),
  dueAt: z.string().nullish(),
  transaction: z.object({ reference: z.string() }),
});
const uploading = z.object({ signedUrl: z.url(), fileName: z.string() });

/** `auto-accepted` is one that nobody answered in time. An end in words that are not known here is not guessed at: the desk looks. */
function stateOfDispute({ status, resolution }: z.infer<typeof disputed>): Dispute['state'] {
  if (status === 'awaiting-bank-feedback') return 'answered';
  if (status !== 'resolved') return 'open';
  if (resolution === 'declined') return 'won';
  return resolution?.endsWith('-accepted') ? 'lost' : 'unclear';
}

export const disputesAt = (ask: Ask): Pick<PaymentProvider, 'findDispute' | 'answerDispute'> => ({
  async findDispute(id) {
    const found = await ask(`/dispute/${encodeURIComponent(id)}`, disputed).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 404) return null;
      throw error;
    });
    if (!found) return null;
    return {
      reference: found.transaction.reference,
      state: stateOfDispute(found),
      amountKobo: found.refund_amount ?? null,
      currency: found.currency ?? 'NGN',
      category: found.category ?? null,
      dueAt: found.dueAt ?? null,
    };
  },
  async answerDispute(id, { accept, amountKobo, words, evidence }) {
    const at = `/dispute/${encodeURIComponent(id)}`;
    const { signedUrl, fileName } = await ask(`${at}/upload_url?upload_filename=evidence.txt`, uploading);
    const sent = await fetch(signedUrl, { method: 'PUT', body: evidence, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!sent.ok) throw new Error(`The evidence was answered with ${sent.status}.`);
    const answer = {
      resolution: accept ? 'merchant-accepted' : 'declined',
      message: words,
      refund_amount: accept ? amountKobo : 0,
      uploaded_filename: fileName,
    };
    await ask(`${at}/resolve`, z.unknown(), answer, 'PUT');
  },
});
