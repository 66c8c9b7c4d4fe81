/** The whole body, or null where it is larger than allowed, whatever its Content-Length. */
export async function readAtMost(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** A body without a content type counts as JSON, as in PostgREST. */
export function saysJson(request: Request): boolean {
  return JSON_TYPE.test(request.headers.get('content-type') ?? 'application/json');
}
