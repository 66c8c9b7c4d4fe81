import type { FileStore } from './file-store.ts';
import { bareType, plainType } from './media-type.ts';
import type { StoredObject } from './objects.ts';
import { problems } from './problems.ts';

interface Span {
  start: number;
  end: number;
}

// Files share the app's origin here, so only types that cannot run a script open in the browser.
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain|(audio|video)\/[\w.+-]+)$/;

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The requested range; null for everything. Several ranges are answered with the whole, as allowed. */
function spanOf(header: string | null, size: number): Span | null | 'outside' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'outside' : { start, end };
}

/** `attachment`, with a file name that can neither end the header nor break out of it. */
function disposition(type: string, asked: string | null, fallback: string): string {
  const kind = asked === null && SHOWN.test(bareType(type)) ? 'inline' : 'attachment';
  const name = asked || fallback;
  const plain = name.replaceAll(/[^\w.\- ]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

function headersFor(object: StoredObject, request: Request, shared: boolean): Record<string, string> {
  const { mimetype, cacheControl, eTag, lastModified } = object.metadata;
  const asked = new URL(request.url).searchParams.get('download');
  const type = plainType(mimetype);
  // The PDF viewer does not start in a sandbox.
  const policy = bareType(type) === 'application/pdf' ? POLICY : `${POLICY}; sandbox`;
  return {
    'content-type': type,
    'content-disposition': disposition(type, asked, object.name.split('/').at(-1) ?? 'file'),
    'cache-control': shared ? cacheControl : `private, ${cacheControl}`,
    etag: eTag,
    'last-modified': new Date(lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
  };
}

export async function serveObject(
  files: FileStore,
  object: StoredObject,
  request: Request,
  shared = false,
): Promise<Response> {
  const { size, eTag } = object.metadata;
  const headers = headersFor(object, request, shared);
  if (request.headers.get('if-none-match') === eTag) return new Response(null, { status: 304, headers });
  const span = spanOf(request.headers.get('range'), size);
  if (span === 'outside')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { start, end } = span ?? { start: 0, end: size - 1 };
  const status = span ? 206 : 200;
  headers['content-length'] = String(end - start + 1);
  if (span) headers['content-range'] = `bytes ${start}-${end}/${size}`;
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  const body = await files.read(object.version, start, end);
  if (!body) throw problems.noObject();
  return new Response(body, { status, headers });
}
