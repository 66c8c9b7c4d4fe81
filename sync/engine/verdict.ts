import type { FailureKind } from './transport.ts';

// Law 10: errors are classed by SQLSTATE and status in this one table, never by their message.

/** First match wins; a SQLSTATE is more specific than the status it came with. */
const BY_CODE: readonly (readonly [RegExp, FailureKind])[] = [
  [/^PT426$/, 'update-needed'],
  [/^PGRST30[0-3]$/, 'sign-in'],
  // The schema is being reloaded, or the server is a version behind.
  [/^PGRST(00.|202)$/, 'server'],
  // A deadlock, a timeout or a full disk says nothing about a row.
  [/^(08|25|40|53|55|57|58|XX)...$/, 'server'],
];

const BY_STATUS: readonly (readonly [(status: number) => boolean, FailureKind])[] = [
  [(status) => status === 0, 'offline'],
  // A captive portal.
  [(status) => status === 511, 'portal'],
  [(status) => status === 401, 'sign-in'],
  [(status) => status === 426, 'update-needed'],
  // A success without a usable answer: cut off, or not from our server.
  [(status) => status >= 200 && status < 300, 'server'],
  [(status) => status === 404 || status === 408 || status === 425 || status === 429 || status >= 500, 'server'],
];

export function classOf(status: number, code = ''): FailureKind {
  const byCode = BY_CODE.find(([pattern]) => pattern.test(code));
  return (byCode ?? BY_STATUS.find(([matches]) => matches(status)))?.[1] ?? 'refused';
}

/** The row itself is at fault: park it and go on with the rest. */
export const isAboutTheRow = (code: string): boolean => /^(22...|23...|42501|P0001)$/.test(code);

/** `Retry-After` in either of its two forms. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
