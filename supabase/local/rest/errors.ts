import type { Connection } from '@supabase/lite';

interface DatabaseError {
  code?: unknown;
  message?: string;
  detail?: string;
  hint?: string;
}

/** The classes of SQLSTATE that lite answers by itself as PostgREST does. */
const KNOWN_TO_LITE = /^(42|22|21)|^(PT|PGRST)|^25006$/;

/** The table of PostgREST's documentation, for what is left. */
function statusOf(code: string): number {
  if (code === 'P0001') return 400;
  if (code === '23503' || code === '23505') return 409;
  if (code === '54000' || code === '57014') return 500;
  if (/^(08|53)/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

/** Lite answers every SQLSTATE it does not list with a 500 of its own, so those go out the way a raised answer does. */
export function answerAllErrors(lite: Connection): void {
  const normalize = lite.normalizeDbError.bind(lite);
  lite.normalizeDbError = (thrown: Error) => {
    const error = normalize(thrown) as DatabaseError;
    const { code, message, detail, hint } = error;
    if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || KNOWN_TO_LITE.test(code)) return error;
    const body = JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null });
    const answer = JSON.stringify({ status: statusOf(code), headers: {} });
    return Object.assign(new Error(body), { code: 'PGRST', detail: answer });
  };
}
