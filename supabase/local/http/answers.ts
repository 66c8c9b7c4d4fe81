export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function notFound(): Response {
  return json(404, { code: 404, message: 'Not found' });
}

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  // The star covers every header but the one that carries a token.
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
  'access-control-max-age': '3600',
};

export function preflight(): Response {
  return new Response(null, { status: 204, headers: CROSS_ORIGIN });
}

/** A hosted project allows any origin with a key; so does this one. */
export function openToOrigins(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(CROSS_ORIGIN)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
