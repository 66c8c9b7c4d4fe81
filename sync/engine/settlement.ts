import type { Entry } from './database.ts';
import type { Row } from './define-entity.ts';
import { merge } from './merge.ts';
import type { MergeRules } from './merge.ts';
import type { Verdict } from './transport.ts';

/** What a verdict means for this device. Pure, so that every case can be read and tested. */
export interface Outcome {
  /** The row to show from now on: null removes it, undefined keeps it. */
  local?: Row | null;
  /** What is left to send; null for nothing. */
  entry: Entry | null;
  lost?: Record<string, unknown>;
  /** The record before a deletion won. */
  taken?: Row;
  /** The row to park; the verdict has the reason. */
  parked?: Row;
}

export interface Answered {
  entry: Entry;
  sent: Row;
  local: Row;
  rules: MergeRules;
  newRev: string;
}

function rebase({ entry, local, rules, newRev }: Answered, base: Row | null, server: Row): Outcome {
  const { row, dirty, ...lost } = merge(base, local, server, rules, newRev);
  return { ...lost, local: row, entry: dirty ? { ...entry, base: server, sent: null } : null };
}

/** The server has what was sent; `server` is its current row, null where it is gone. */
function landed(answered: Answered, server: Row | null): Outcome {
  const { entry, sent, local } = answered;
  if (local.rev === sent.rev) return { local: server, entry: null };
  if (server === null || server === sent) return { entry: { ...entry, base: sent, sent: null } };
  const outcome = rebase(answered, sent, server);
  // A correction by the server of our own write is nobody's edit.
  return server.rev === sent.rev ? { ...outcome, lost: {} } : outcome;
}

function rejected(answered: Answered, server: Row | null): Outcome {
  const { entry, sent, local } = answered;
  if (local.rev === sent.rev) return { local: server, entry: null, parked: sent };
  if (server !== null) {
    const outcome = rebase(answered, sent, server);
    // Where nobody else has written, the server's row is our own write, corrected.
    return { ...outcome, ...(server.rev === entry.base?.rev && { lost: {} }), parked: sent };
  }
  // A new row edited since may be valid by now. One that is gone cannot be.
  if (entry.base === null) return { entry: { ...entry, sent: null }, parked: sent };
  return { local: null, entry: null, parked: local };
}

/** Laws 2, 4 and 10: every answer is decided here. */
export function decide(answered: Answered, verdict: Verdict): Outcome {
  if (verdict.verdict === 'applied') return landed(answered, verdict.row ?? answered.sent);
  if (verdict.verdict === 'duplicate') return landed(answered, verdict.row);
  if (verdict.verdict === 'conflict') return rebase(answered, answered.entry.base, verdict.row);
  return rejected(answered, verdict.row === undefined ? answered.entry.base : verdict.row);
}
