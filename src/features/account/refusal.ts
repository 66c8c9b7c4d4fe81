import { PORTAL_STATUS } from '#src/data/server/auth-codes.ts';
import type { AccountWords } from './words.ts';

/** The part of the server's answer that decides what to say. */
export interface Fault {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** Why a password is too weak. */
  reasons?: readonly string[] | undefined;
}

/** No response: no network, or no server. */
export const isUnreached = ({ status }: Fault): boolean => status === undefined || status === 0;

const BUSY = new Set([502, 503, 504]);

const hasWords = (code: string | undefined, { refusal }: AccountWords): code is Exclude<keyof typeof refusal, 'wait'> =>
  code !== undefined && code !== 'wait' && code in refusal;

const TOO_MANY_MAILS = 'over_email_send_rate_limit';

/** Seconds until the server sends another mail; null where it does not say. */
export function waitIn({ code, message }: Fault): number | null {
  const seconds = code === TOO_MANY_MAILS && /after (\d+) seconds?/.exec(message)?.[1];
  return seconds ? Number(seconds) : null;
}

/** What to say about a failed call: the network, else the server's message, translated where we know it. */
export function reasonOf(fault: Fault, words: AccountWords, otherwise: string, offline = words.offline.call): string {
  if (isUnreached(fault)) return offline;
  if (fault.status === PORTAL_STATUS) return words.offline.portal;
  if (BUSY.has(fault.status ?? 0)) return words.offline.noAnswer;
  const { code, message, reasons } = fault;
  if (reasons?.includes('pwned')) return words.problem.common;
  const wait = waitIn(fault);
  if (wait !== null) return words.refusal.wait(wait);
  if (hasWords(code, words)) return words.refusal[code];
  return message || otherwise;
}
