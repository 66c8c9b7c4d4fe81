import type { AppData } from '#src/data/app-data.ts';
import type { Act, PayoutAct } from './rules.ts';
import { Exported, Ledger, Withheld } from './shapes.ts';
import type { Wait } from './shapes.ts';

type Client = Awaited<ReturnType<AppData['session']['supabase']>>;

export function deedOf(client: Client, act: Act, { id }: Wait, reason: string) {
  if (act === 'confirm') return client.rpc('decide_wish', { wish: id, agreed: true });
  if (act === 'refuse' || act === 'takeBack')
    return client.rpc('decide_wish', { wish: id, agreed: false, answer: reason });
  if (act === 'again') return client.rpc('send_refund_again', { refund: id, reason });
  if (act === 'given') return client.rpc('refund_by_hand', { refund: id, proof: reason });
  const way = { count: 'invoice', return: 'refund', byHand: 'by hand' }[act];
  return client.rpc('release_held', { payment: id, way, reason });
}

export function payoutDeed(
  client: Client,
  act: PayoutAct,
  payout: string,
  { said, day }: { said: string; day: string },
) {
  if (act === 'agree') return client.rpc('agree_to_payout', { payout });
  if (act === 'confirm') return client.rpc('confirm_payout', { payout, paid_on: day, proof: said });
  return client.rpc('drop_payout', { payout, reason: said });
}

interface Proof {
  id: string;
  invoice: string;
  way: string;
  kobo: number;
  day: string;
  proof: string;
}

export const enterProof = (client: Client, { id, invoice, way, kobo, day, proof }: Proof) =>
  client.rpc('enter_proof', { id, invoice, way, amount: kobo, received_on: day, proof });

interface Credit {
  id: string;
  invoice: string;
  kobo: number;
  reason: string;
}

export const creditInvoice = (client: Client, { id, invoice, kobo, reason }: Credit) =>
  client.rpc('credit_invoice', { id, invoice, amount: kobo, reason });

interface Answer<T> {
  data: T[];
  error: unknown;
}

/** All pages: each is asked for after the last one of the page before. An answer of another shape is thrown. */
async function pagesOf<T>(
  shape: { parse: (data: unknown) => T[] },
  ask: (last: T | undefined) => PromiseLike<{ data: unknown; error: unknown }>,
): Promise<Answer<T>> {
  const all: T[] = [];
  for (;;) {
    const { data, error } = await ask(all.at(-1));
    if (error) return { data: all, error };
    const page = shape.parse(data);
    if (page.length === 0) return { data: all, error: null };
    all.push(...page);
  }
}

/** All lines of a month: the server sends whole entries. */
export const ledgerOf = (client: Client, month: string) =>
  pagesOf(Ledger, (last) => client.rpc('money_ledger', { month, after: last?.entry ?? 0 }));

/** All that was kept back in a month. */
export const withheldOf = (client: Client, month: string) =>
  pagesOf(Withheld, (last) => client.rpc('withholding_of', last ? { month, after: last.id } : { month }));

/** What the bank is to pay; what is exported is so once. */
export async function exportPayouts(client: Client) {
  const { data, error } = await client.rpc('export_payouts');
  return { data: error ? null : Exported.parse(data), error };
}
