import { json } from '../http/answers.ts';

/** A refusal with the status and code that auth-js expects. */
export class AuthFault extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Record<string, unknown>;

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const TOO_MANY_TRIES = new AuthFault(429, 'over_request_rate_limit', 'Request rate limit reached');

export const invalid = (message: string) => new AuthFault(400, 'validation_failed', message);

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

/** Callers that send the API version of 2024 get the code as text; older ones get it beside the number. */
export function answerFault(request: Request, fault: AuthFault): Response {
  if ((request.headers.get(VERSION_HEADER) ?? '') >= VERSION) {
    const body = { code: fault.code, message: fault.message, ...fault.more };
    return json(fault.status, body, { [VERSION_HEADER]: VERSION });
  }
  return json(fault.status, { code: fault.status, error_code: fault.code, msg: fault.message, ...fault.more });
}
