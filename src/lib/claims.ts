interface Claims {
  /** The id of whose token it is. */
  sub?: string;
  exp?: number;
  aal?: string;
}

/** What a token says of itself. Only the server can tell whether it is true. */
export function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}
