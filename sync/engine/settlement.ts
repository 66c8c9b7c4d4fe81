import type { Entry } from './database.ts';
import type { Row } from './define-entity.ts';
import { merge } from './merge.ts';
import type { MergeRules } from './merge.ts';
import type { Verdict } from './transport.ts';

/** What an answer means for this device. Pure, so that every case can be read and tested. */
export interface Outcome {
  /** What is shown from now on: null takes the row away, undefined leaves it as it is. */
  local?: Row | null;
  /** What is left to be sent; null where nothing is. */
  entry: Entry | null;
  lost?: Record<string, unknown>;
  /** The record as it was, where a deletion took it. */
  taken?: Row;
  /** What is parked, with the reason in the verdict. */
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

/** The server has what was sent; `server` is its row now, null where it is gone since. */
function landed(answered: Answered, server: Row | null): Outcome {
  const { entry, sent, local } = answered;
  if (local.rev === sent.rev) return { local: server, entry: null };
  if (server === null || server === sent) return { entry: { ...entry, base: sent, sent: null } };
  const outcome = rebase(answered, sent, server);
  // What the server corrected in our own write is no edit of anybody's.
  return server.rev === sent.rev ? { ...outcome, lost: {} } : outcome;
}

function rejected(answered: Answered, server: Row | null): Outcome {
  const { entry, sent, local } = answered;
  if (local.rev === sent.rev) return { local: server, entry: null, parked: sent };
  if (server !== null) {
    const outcome = rebase(answered, sent, server);
    // Where nobody else has written, there is only our own write that was put right since.
    return { ...outcome, ...(server.rev === entry.base?.rev && { lost: {} }), parked: sent };
  }
  // A new row that was edited since may be right by now. One that is gone cannot.
  if (entry.base === null) return { entry: { ...entry, sent: null }, parked: sent };
  return { local: null, entry: null, parked: local };
}

/** Laws 2, 4 and 10: each answer ends in one place. */
export function decide(answered: Answered, verdict: Verdict): Outcome {
  if (verdict.verdict === 'applied') return landed(answered, verdict.row ?? answered.sent);
  if (verdict.verdict === 'duplicate') return landed(answered, verdict.row);
  if (verdict.verdict === 'conflict') return rebase(answered, answered.entry.base, verdict.row);
  return rejected(answered, verdict.row === undefined ? answered.entry.base : verdict.row);
}
