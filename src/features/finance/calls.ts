import type { AppData } from '#src/data/app-data.ts';
import type { Act, PayoutAct } from './rules.ts';
import { Ledger } from './shapes.ts';
import type { LedgerLine, Wait } from './shapes.ts';

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

/** All lines of a month, page by page: the server sends whole entries. */
export async function ledgerOf(client: Client, month: string): Promise<{ data: LedgerLine[]; error: unknown }> {
  const lines: LedgerLine[] = [];
  for (;;) {
    const { data, error } = await client.rpc('money_ledger', { month, after: lines.at(-1)?.entry ?? 0 });
    if (error) return { data: lines, error };
    const page = Ledger.parse(data);
    if (page.length === 0) return { data: lines, error: null };
    lines.push(...page);
  }
}
