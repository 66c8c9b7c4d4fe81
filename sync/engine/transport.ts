import type { Row } from './define-entity.ts';

/** A position in the feed; the engine only compares it. */
export interface Cursor {
  epoch: string;
  base: string;
  /** While a device starts over: its own rows have come, and those of everybody follow. */
  shared?: boolean;
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
  /** Rows that neither this page nor the rest of the reset names are gone. */
  reset: boolean;
  /** More is committed behind an open transaction: ask again soon. */
  held_back: boolean;
  server_time: string;
}

export interface Op {
  entity: string;
  row: Row;
  base_rev: string | null;
  /** Position in the outbox; not sent. */
  seq: number;
  /** How many pulls had covered the row when this was sent; not sent. */
  passed: number;
}

interface Named {
  entity: string;
  id: string;
}

/**
 * The server's answer to one op. `row` is its current row: null where the caller sees none, undefined where it is
 * unchanged.
 */
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

/** Thrown by a transport, so that a returned answer is always an answer. */
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
  /** Law 9: calls `onHint` when something may have changed; the function it returns ends that. */
  ping(onHint: () => void): () => void;
}
