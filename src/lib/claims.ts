interface Claims {
  /** The id of the token's user. */
  sub?: string;
  exp?: number;
  aal?: string;
}

/** What a token claims. Only the server can tell whether it is true. */
export function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}
