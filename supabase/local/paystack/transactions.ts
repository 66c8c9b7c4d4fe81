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
  authorization: Authorization | null;
}

/** A card that may be charged again. */
interface Authorization {
  authorization_code: string;
  last4: string;
  exp_month: string;
  exp_year: string;
  reusable: true;
  /** The bank refuses it from now on. */
  refuses: boolean;
}

export interface Dispute {
  id: number;
  transaction: Transaction;
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'resolved';
  resolution: 'merchant-accepted' | 'auto-accepted' | 'declined' | null;
  dueAt: string;
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
  /** The one with that code, if its owner's address is the same. */
  authorization(code: string, email: string): Authorization | null;
  dispute(transaction: Transaction): Dispute;
  disputeBy(id: number): Dispute | null;
  /** The last one. */
  disputeOf(transaction: Transaction): Dispute | null;
}

const DAYS_TO_ANSWER = 7;
const DAY_MS = 86_400_000;

export const cardOf = (refuses: boolean): Authorization => ({
  authorization_code: `AUTH_${randomBytes(6).toString('hex')}`,
  last4: '4081',
  exp_month: '12',
  exp_year: '2030',
  reusable: true,
  refuses,
});

/** What the gateway knows; gone with the stack. */
export function createLedger(): Ledger {
  const transactions = new Map<string, Transaction>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  let id = 4_000_000;
  return {
    add(wanted) {
      if (transactions.has(wanted.reference)) return null;
      id += 1;
      const code = randomBytes(8).toString('hex');
      const made: Transaction = {
        ...wanted,
        id,
        code,
        status: 'abandoned',
        channel: null,
        paidAt: null,
        authorization: null,
      };
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
    authorization: (code, email) =>
      [...transactions.values()].find((each) => each.authorization?.authorization_code === code && each.email === email)
        ?.authorization ?? null,
    dispute(transaction) {
      id += 1;
      const dueAt = new Date(Date.now() + DAYS_TO_ANSWER * DAY_MS).toISOString();
      const made: Dispute = { id, transaction, status: 'awaiting-merchant-feedback', resolution: null, dueAt };
      disputes.push(made);
      return made;
    },
    disputeBy: (wanted) => disputes.find((each) => each.id === wanted) ?? null,
    disputeOf: (transaction) => disputes.findLast((each) => each.transaction === transaction) ?? null,
    refundsOf: (transaction) => refunds.filter((each) => each.transaction.id === transaction),
  };
}

/** 1.5 % and 100 naira, which small payments are spared, and 2,000 naira at most. */
export function feeOf(kobo: number): number {
  return Math.min(Math.ceil(kobo * 0.015) + (kobo < 250_000 ? 0 : 10_000), 200_000);
}
