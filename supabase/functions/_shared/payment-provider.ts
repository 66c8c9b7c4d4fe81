/** What a payment came to, by the gateway's own word. */
export interface Outcome {
  /** `open`: it may still be paid. */
  state: 'success' | 'failed' | 'abandoned' | 'open';
  amountKobo: number;
  currency: string;
  channel: string | null;
  feeKobo: number;
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
}

/** A payment gateway. Whatever fails to be asked throws. */
export interface PaymentProvider {
  /** The page where the person pays. */
  start(wanted: Start): Promise<string>;
  /** Null where the gateway knows of no such payment. */
  verify(reference: string): Promise<Outcome | null>;
  findRefunds(wanted: Refund): Promise<RefundsFound>;
  refund(wanted: Refund): Promise<RefundState>;
  /** Null where it is forged. */
  readWebhook(body: Uint8Array<ArrayBuffer>, signature: string | null): Promise<Message | null>;
}
