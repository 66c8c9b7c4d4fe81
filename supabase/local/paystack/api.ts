import { z } from 'zod';
import { json, notFound } from '../http/answers.ts';
import type { Messages } from './messages.ts';
import { feeOf } from './transactions.ts';
import type { Ledger, Refund, Transaction } from './transactions.ts';

const initialize = z.object({
  reference: z.string().regex(/^[\w.=-]{1,100}$/),
  amount: z.int().min(5000),
  currency: z.literal('NGN'),
  email: z.email(),
  callback_url: z.url({ protocol: /^https?$/ }),
});
const refunding = z.object({ transaction: z.string(), amount: z.int().min(1), merchant_note: z.string().optional() });

export const refuse = (status: number, message: string): Response => json(status, { status: false, message });
const answer = (data: unknown): Response => json(200, { status: true, message: 'Done', data });

export const shown = ({ id, reference, status, amount, currency, channel, paidAt }: Transaction) => {
  const fees = status === 'success' ? feeOf(amount) : null;
  return { id, reference, status, amount, currency, channel, fees, paid_at: paidAt };
};
const shownRefund = ({ id, transaction, amount, merchant_note, status }: Refund) => {
  return { id, transaction: transaction.id, amount, currency: 'NGN', merchant_note, status };
};

type Api = (method: string, path: string, query: URLSearchParams, body: unknown) => Response;

/** What programs with the key may ask. */
export function createApi(ledger: Ledger, pages: string, sendLater: Messages['sendLater']): Api {
  function start(body: unknown): Response {
    const read = initialize.safeParse(body);
    if (!read.success) return refuse(400, 'Invalid parameters');
    const { callback_url: callbackUrl, ...wanted } = read.data;
    const made = ledger.add({ ...wanted, callbackUrl });
    if (!made) return refuse(400, 'Duplicate Transaction Reference');
    const url = `${pages}/${made.code}`;
    return answer({ authorization_url: url, access_code: made.code, reference: made.reference });
  }

  function refund(body: unknown): Response {
    const read = refunding.safeParse(body);
    const transaction = read.success ? ledger.byReference(read.data.transaction) : null;
    if (!read.success || !transaction) return refuse(400, 'Transaction not found');
    const made = ledger.refund(transaction, read.data.amount, read.data.merchant_note ?? null);
    if (!made) return refuse(400, 'Refund amount is more than what was paid');
    const asked = shownRefund(made);
    made.status = 'processed';
    sendLater('refund.processed', { ...shownRefund(made), transaction_reference: transaction.reference }, 0);
    return answer(asked);
  }

  return (method, path, query, body) => {
    const verified = /^\/transaction\/verify\/(.+)$/.exec(path)?.[1];
    if (method === 'GET' && verified) {
      const found = ledger.byReference(decodeURIComponent(verified));
      return found ? answer(shown(found)) : refuse(404, 'Transaction reference not found.');
    }
    if (method === 'GET' && path === '/refund')
      return answer(ledger.refundsOf(Number(query.get('transaction'))).map(shownRefund));
    if (method === 'POST' && path === '/transaction/initialize') return start(body);
    return method === 'POST' && path === '/refund' ? refund(body) : notFound();
  };
}
