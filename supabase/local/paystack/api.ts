import { z } from 'zod';
import { json, notFound } from '../http/answers.ts';
import type { Messages } from './messages.ts';
import { feeOf } from './transactions.ts';
import type { Dispute, Ledger, Refund, Transaction } from './transactions.ts';

const initialize = z.object({
  reference: z.string().regex(/^[\w.=-]{1,100}$/),
  amount: z.int().min(5000),
  currency: z.literal('NGN'),
  email: z.email(),
  callback_url: z.url({ protocol: /^https?$/ }),
});
const refunding = z.object({ transaction: z.string(), amount: z.int().min(1), merchant_note: z.string().optional() });

const charging = z.object({
  reference: z.string().regex(/^[\w.=-]{1,100}$/),
  amount: z.int().min(5000),
  currency: z.literal('NGN'),
  email: z.email(),
  authorization_code: z.string(),
});
const resolving = z.object({
  resolution: z.enum(['merchant-accepted', 'declined']),
  message: z.string().min(1),
  refund_amount: z.int().min(0),
  uploaded_filename: z.string().min(1),
});

export const refuse = (status: number, message: string): Response => json(status, { status: false, message });
const answer = (data: unknown): Response => json(200, { status: true, message: 'Done', data });

export const shown = (transaction: Transaction) => {
  const { id, reference, status, amount, currency, channel, paidAt, email, authorization } = transaction;
  const fees = status === 'success' ? feeOf(amount) : null;
  const paid = { id, reference, status, amount, currency, channel, fees, paid_at: paidAt };
  return { ...paid, customer: { email }, authorization: status === 'success' && authorization ? authorization : {} };
};
export const shownDispute = ({ id, transaction, status, resolution, dueAt }: Dispute) => ({
  id,
  status,
  resolution,
  refund_amount: transaction.amount,
  currency: transaction.currency,
  category: 'chargeback',
  dueAt,
  transaction: shown(transaction),
});
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

  /** As its documents say, the answer is 200 for a card that its bank refuses too. */
  function charge(body: unknown): Response {
    const read = charging.safeParse(body);
    if (!read.success) return refuse(400, 'Invalid parameters');
    const { authorization_code: code, ...wanted } = read.data;
    const authorization = ledger.authorization(code, wanted.email);
    if (!authorization) return refuse(400, 'Authorization code is invalid');
    const made = ledger.add({ ...wanted, callbackUrl: pages });
    if (!made) return refuse(400, 'Duplicate Transaction Reference');
    const paid = { channel: 'card', paidAt: new Date().toISOString(), authorization };
    Object.assign(made, authorization.refuses ? { status: 'failed' } : { status: 'success', ...paid });
    if (!authorization.refuses) sendLater('charge.success', shown(made), 0);
    return answer(shown(made));
  }

  function resolve(dispute: Dispute, body: unknown): Response {
    const read = resolving.safeParse(body);
    if (!read.success || dispute.status !== 'awaiting-merchant-feedback')
      return refuse(400, 'Dispute cannot be resolved');
    if (read.data.resolution === 'declined') dispute.status = 'awaiting-bank-feedback';
    else {
      Object.assign(dispute, { status: 'resolved', resolution: 'merchant-accepted' });
      sendLater('charge.dispute.resolve', shownDispute(dispute), 0);
    }
    return answer(shownDispute(dispute));
  }

  function disputes(method: string, path: string, body: unknown): Response | null {
    const [, id, what] = /^\/dispute\/(\d+)(?:\/(upload_url|resolve))?$/.exec(path) ?? [];
    if (id === undefined) return null;
    const found = ledger.disputeBy(Number(id));
    if (!found) return refuse(404, 'Dispute not found');
    if (method === 'PUT' && what === 'resolve') return resolve(found, body);
    if (method === 'GET' && what === 'upload_url')
      return answer({ signedUrl: `${pages}/evidence/${id}`, fileName: `${id}.txt` });
    return method === 'GET' && what === undefined ? answer(shownDispute(found)) : notFound();
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
    if (method === 'POST' && path === '/transaction/charge_authorization') return charge(body);
    const disputed = disputes(method, path, body);
    if (disputed) return disputed;
    return method === 'POST' && path === '/refund' ? refund(body) : notFound();
  };
}
