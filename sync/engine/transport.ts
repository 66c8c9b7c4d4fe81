import type { Row } from './define-entity.ts';

/** Where a device stands in the feed; opaque to the engine but for its being compared. */
export interface Cursor {
  epoch: string;
  base: string;
  xid: string;
  entity: string;
  id: string;
}

export interface Change {
  entity: string;
  id: string;
  row?: Row;
  removed?: true;
}

export interface Page {
  changes: Change[];
  cursor: Cursor;
  has_more: boolean;
  /** What the device holds and is not named from here to the end of the pages is gone. */
  reset: boolean;
  /** More is committed behind a transaction that is still open: ask again soon. */
  held_back: boolean;
  server_time: string;
}

export interface Op {
  entity: string;
  row: Row;
  base_rev: string | null;
  /** Its place in the outbox; not for the server. */
  seq: number;
  /** How many pulls had passed the row when this was asked; not for the server. */
  passed: number;
}

interface Named {
  entity: string;
  id: string;
}

/** The server's answer to one op. `row` is its row as it now is; null where the caller sees none, undefined where it is
 * as it was. */
export type Verdict =
  | (Named & { verdict: 'applied'; row?: Row })
  | (Named & { verdict: 'duplicate'; row: Row | null })
  | (Named & { verdict: 'conflict'; row: Row })
  | (Named & { verdict: 'rejected'; row?: Row | null; code: string; message: string; constraint?: string | null });

export type Digest = Record<string, { count: number; hash: string }>;

export type FailureKind = 'offline' | 'portal' | 'server' | 'sign-in' | 'update-needed' | 'refused';

export interface TransportFailure {
  kind: FailureKind;
  retryAfterSeconds?: number;
  /** HTTP status or SQLSTATE, for the log. */
  code?: string;
}

/** Thrown by a transport, so that an answer is only ever an answer. */
export class TransportError extends Error implements TransportFailure {
  readonly kind: FailureKind;
  readonly retryAfterSeconds?: number;
  readonly code?: string;

  constructor(failure: TransportFailure) {
    super(`${failure.kind} ${failure.code ?? ''}`.trim());
    this.name = 'TransportError';
    this.kind = failure.kind;
    if (failure.retryAfterSeconds !== undefined) this.retryAfterSeconds = failure.retryAfterSeconds;
    if (failure.code !== undefined) this.code = failure.code;
  }
}

export interface Transport {
  pull(cursor: Cursor | null, page: number, signal: AbortSignal): Promise<Page>;
  push(ops: readonly Op[], signal: AbortSignal): Promise<Verdict[]>;
  digest(signal: AbortSignal): Promise<Digest>;
  /** Law 9: `heard` is called when something may have changed; the answer ends it. */
  ping(heard: () => void): () => void;
}
