/** What a payment came to, by the gateway's own word. */
export interface Outcome {
  /** `open`: it may still be paid. */
  state: 'success' | 'failed' | 'abandoned' | 'open';
  amountKobo: number;
  currency: string;
  channel: string | null;
  feeKobo: number;
  /** The card it was paid with, where it can be charged again. */
  card: SavedCard | null;
}

interface SavedCard {
  code: string;
  email: string;
  lastFour: string;
  expiresOn: string;
}

interface Charge {
  reference: string;
  amountKobo: number;
  currency: string;
  email: string;
  code: string;
}

/** A client's bank wants a payment back. */
export interface Dispute {
  /** Of the payment. */
  reference: string;
  /** `answered`: the bank has the house's words. `won`: the house keeps it. */
  state: 'open' | 'answered' | 'won' | 'lost' | 'unclear';
  /** Null where it is all of it. */
  amountKobo: number | null;
  currency: string;
  category: string | null;
  dueAt: string | null;
}

interface DisputeAnswer {
  accept: boolean;
  amountKobo: number;
  words: string;
  evidence: string;
}

interface Start {
  reference: string;
  amountKobo: number;
  currency: string;
  email: string;
  /** Where the person comes back to. */
  returnTo: string;
}

export type RefundState = 'sent' | 'done' | 'failed';

/** What the gateway has of one refund, which may have been asked for more than once. */
export interface RefundsFound {
  /** Null where it has none. */
  state: RefundState | null;
  /** How many of them failed. */
  failed: number;
}

/** The gateway has answered that it does not do it: nothing came of the question. Whatever else throws may have been done. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The gateway refused with ${status}.`);
    this.status = status;
  }
}

export interface Refund {
  reference: string;
  amountKobo: number;
  /** Finds the refund again, so that it is asked for once. */
  mark: string;
}

interface Message {
  /** What it is about; null where that is no payment. */
  reference: string | null;
  /** The dispute that it is about, if any. */
  dispute: string | null;
}

/** A payment gateway. Whatever fails to be asked throws. */
export interface PaymentProvider {
  /** The page where the person pays. */
  start(wanted: Start): Promise<string>;
  /** Null where the gateway knows of no such payment. */
  verify(reference: string): Promise<Outcome | null>;
  /** Has a saved card charged. Refuses a reference that it has, so that nothing is charged twice. */
  charge(wanted: Charge): Promise<void>;
  /** Null where the gateway knows of none. */
  findDispute(id: string): Promise<Dispute | null>;
  answerDispute(id: string, answer: DisputeAnswer): Promise<void>;
  findRefunds(wanted: Refund): Promise<RefundsFound>;
  refund(wanted: Refund): Promise<RefundState>;
  /** Null where it is forged. */
  readWebhook(body: Uint8Array<ArrayBuffer>, signature: string | null): Promise<Message | null>;
}
