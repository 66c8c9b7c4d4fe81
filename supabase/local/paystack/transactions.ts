import { randomBytes } from 'node:crypto';

/** As the gateway calls them. */
type Status = 'abandoned' | 'success' | 'failed';

export interface Transaction {
  id: number;
  /** Of its page. */
  code: string;
  reference: string;
  amount: number;
  currency: string;
  email: string;
  callbackUrl: string;
  status: Status;
  channel: string | null;
  paidAt: string | null;
}

export interface Refund {
  id: number;
  transaction: Transaction;
  amount: number;
  merchant_note: string | null;
  status: 'pending' | 'processed';
}

export interface Ledger {
  add(wanted: Pick<Transaction, 'reference' | 'amount' | 'currency' | 'email' | 'callbackUrl'>): Transaction | null;
  byReference(reference: string): Transaction | null;
  byCode(code: string): Transaction | null;
  refund(transaction: Transaction, amount: number, note: string | null): Refund | null;
  refundsOf(transaction: number): Refund[];
}

/** What the gateway knows; gone with the stack. */
export function createLedger(): Ledger {
  const transactions = new Map<string, Transaction>();
  const refunds: Refund[] = [];
  let id = 4_000_000;
  return {
    add(wanted) {
      if (transactions.has(wanted.reference)) return null;
      id += 1;
      const code = randomBytes(8).toString('hex');
      const made: Transaction = { ...wanted, id, code, status: 'abandoned', channel: null, paidAt: null };
      transactions.set(made.reference, made);
      return made;
    },
    byReference: (reference) => transactions.get(reference) ?? null,
    byCode: (code) => [...transactions.values()].find((each) => each.code === code) ?? null,
    refund(transaction, amount, note) {
      const returned = refunds.filter((each) => each.transaction === transaction).reduce((sum, r) => sum + r.amount, 0);
      if (transaction.status !== 'success' || returned + amount > transaction.amount) return null;
      id += 1;
      const made: Refund = { id, transaction, amount, merchant_note: note, status: 'pending' };
      refunds.push(made);
      return made;
    },
    refundsOf: (transaction) => refunds.filter((each) => each.transaction.id === transaction),
  };
}

/** 1.5 % and 100 naira, which small payments are spared, and 2,000 naira at most. */
export function feeOf(kobo: number): number {
  return Math.min(Math.ceil(kobo * 0.015) + (kobo < 250_000 ? 0 : 10_000), 200_000);
}
