import type { Connection } from '@supabase/lite';

interface DatabaseError {
  code?: unknown;
  message?: string;
  detail?: string;
  hint?: string;
}

/** SQLSTATE classes that lite answers like PostgREST. */
const KNOWN_TO_LITE = /^(42|22|21)|^(PT|PGRST)|^25006$/;

/** The table in PostgREST's documentation. */
function statusOf(code: string, isAnonymous: boolean): number {
  const [, raised] = /^PT([2-5]\d\d)$/.exec(code) ?? [];
  if (raised !== undefined) return Number(raised);
  if (code === '42501') return isAnonymous ? 401 : 403;
  if (code === 'P0001') return 400;
  if (code === '23503' || code === '23505') return 409;
  if (code === '25006') return 405;
  if (code === '42883' || code === '42P01') return 404;
  if (code === '42P17' || code === '54000' || code === '57014') return 500;
  if (/^(08|53)/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|PT|XX)/.test(code)) return 500;
  return 400;
}

interface Failure {
  status: number;
  body: { code: string; message: string | undefined; details: string | null; hint: string | null };
}

/** Null where the database is not what failed. */
export function failureOf(thrown: unknown, isAnonymous = false): Failure | null {
  const { code, message, detail, hint } = thrown as DatabaseError;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return null;
  const body = { code, message, details: detail ?? null, hint: hint ?? null };
  return { status: statusOf(code, isAnonymous), body };
}

/** lite answers every SQLSTATE it does not list with its own 500, so those are sent the way a raised error is. */
export function answerAllErrors(lite: Connection): void {
  const normalize = lite.normalizeDbError.bind(lite);
  lite.normalizeDbError = (thrown: Error) => {
    const error = normalize(thrown) as DatabaseError;
    const failure = failureOf(error);
    if (!failure || KNOWN_TO_LITE.test(failure.body.code)) return error;
    const answer = JSON.stringify({ status: failure.status, headers: {} });
    return Object.assign(new Error(JSON.stringify(failure.body)), { code: 'PGRST', detail: answer });
  };
}
