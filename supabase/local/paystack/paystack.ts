import { randomBytes } from 'node:crypto';
import type { Handler, StackContext } from '../context.ts';
import { notFound } from '../http/answers.ts';
import { readAtMost } from '../http/body.ts';
import { createApi, refuse, shown } from './api.ts';
import { createClaims } from './claims.ts';
import { createMessages } from './messages.ts';
import type { Messages } from './messages.ts';
import { CLAIMS, ENDS, payPage } from './page.ts';
import type { Claim, End } from './page.ts';
import { cardOf, createLedger } from './transactions.ts';
import type { Transaction } from './transactions.ts';

// Stands in for the payment gateway where a project has no keys: its API as its documents say, the page people pay on,
// and its messages, which may come late, twice, forged or not at all.

export const PAYSTACK = '/_paystack';

export interface Paystack extends Pick<Messages, 'connect' | 'close'> {
  handle: Handler;
  /** What the functions reach it by. */
  secrets: Record<string, string>;
}

const LATE_MS = 30_000;
const LARGEST = 16 * 1024;

export function createPaystack({ settings, log }: Pick<StackContext, 'settings' | 'log'>): Paystack {
  const secretKey = `sk_test_${randomBytes(20).toString('hex')}`;
  const ledger = createLedger();
  const { send, sendLater, connect, close } = createMessages(
    `${settings.url}/functions/v1/payment-webhook`,
    secretKey,
    log,
  );

  /** What the person chose on the page. */
  async function end(transaction: Transaction, how: End, channel: string): Promise<void> {
    const isPaid = how !== 'failed' && how !== 'abandoned' && how !== 'forged';
    if (how === 'failed') transaction.status = 'failed';
    const authorization = channel === 'card' ? cardOf(how === 'refusing') : null;
    if (isPaid)
      Object.assign(transaction, { status: 'success', channel, paidAt: new Date().toISOString(), authorization });
    if (how === 'other') transaction.amount = Math.floor(transaction.amount / 2);
    const paid = { ...shown(transaction), status: 'success' };
    if (how === 'success' || how === 'twice' || how === 'other' || how === 'refusing')
      await send('charge.success', paid);
    if (how === 'twice') await send('charge.success', paid);
    if (how === 'late') sendLater('charge.success', paid, LATE_MS);
    if (how === 'forged') await send('charge.success', paid, 'a guess');
  }

  const claim = createClaims(ledger, send);

  async function page(request: Request, transaction: Transaction, body: string): Promise<Response> {
    if (request.method === 'GET') return payPage(transaction);
    const form = new URLSearchParams(body);
    const how = form.get('end') ?? '';
    const isPaid = transaction.status === 'success';
    if (!Object.hasOwn(isPaid ? CLAIMS : ENDS, how)) return refuse(400, 'Choose how it ends.');
    if (isPaid) await claim(transaction, how as Claim);
    else await end(transaction, how as End, form.get('channel') ?? 'card');
    const back = new URL(transaction.callbackUrl);
    back.searchParams.set('trxref', transaction.reference);
    back.searchParams.set('reference', transaction.reference);
    return new Response(null, { status: 303, headers: { location: back.href } });
  }

  const api = createApi(ledger, `${settings.url}${PAYSTACK}/pay`, sendLater);
  return {
    secrets: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: settings.url + PAYSTACK },
    connect,
    close,
    async handle(request) {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.slice(PAYSTACK.length);
      const bytes = await readAtMost(request, LARGEST);
      if (bytes === null) return refuse(413, 'Too large');
      const body = new TextDecoder().decode(bytes);
      const code = /^\/pay\/(\w+)$/.exec(path)?.[1];
      if (code !== undefined) {
        const transaction = ledger.byCode(code);
        return transaction ? page(request, transaction, body) : notFound();
      }
      // The address was signed, as far as this one signs.
      if (request.method === 'PUT' && /^\/pay\/evidence\/\d+$/.test(path)) return new Response(null);
      if (request.headers.get('authorization') !== `Bearer ${secretKey}`) return refuse(401, 'Invalid key');
      try {
        return api(request.method, path, searchParams, body === '' ? null : JSON.parse(body));
      } catch {
        return refuse(400, 'Invalid JSON');
      }
    },
  };
}
