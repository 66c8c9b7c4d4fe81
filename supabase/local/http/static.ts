import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FOREVER, HASHED } from './caching.ts';
import { REDIRECTS, targetOf } from './redirects.ts';
import { securityHeaders } from './security-headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;
/** Sent where there is no page, as static hosts do. */
const NOT_FOUND_PAGE = '/404';
const SMALLEST_COMPRESSED = 1024;
const BROTLI_QUALITY = 5;

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';

interface Served {
  modified: number;
  type: string;
  etag: string;
  bytes: Bytes;
  /** Each encoded on first use. */
  encoded: Map<Encoding, Promise<Bytes>>;
}

const encoders: Record<Encoding, (bytes: Bytes) => Promise<Bytes>> = {
  br: async (bytes) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
  },
  gzip: async (bytes) => new Uint8Array(await promisify(gzip)(bytes)),
  identity: async (bytes) => bytes,
};

/** Caches files and reads them again when they change. */
function createShelf(): (file: string) => Promise<Served | null> {
  const shelf = new Map<string, Served>();
  return async (file) => {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const known = shelf.get(file);
    if (known?.modified === found.mtimeMs) return known;
    const bytes = new Uint8Array(await readFile(file));
    const served = {
      modified: found.mtimeMs,
      type: TYPES[path.extname(file)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      bytes,
      encoded: new Map(),
    };
    shelf.set(file, served);
    return served;
  };
}

/** The candidates for a path: the file, or the page of that name. */
function candidates(root: string, pathname: string): string[] {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return [];
  }
  const wanted = path.join(root, path.normalize(decoded));
  if (decoded.includes('\0') || (wanted !== root && !wanted.startsWith(root + path.sep))) return [];
  const page = path.extname(wanted) ? [] : [path.join(wanted, 'index.html'), `${wanted}.html`];
  return [wanted, ...page];
}

function encodingFor(request: Request, { type, bytes }: Served): Encoding {
  if (!COMPRESSIBLE.test(type) || bytes.length < SMALLEST_COMPRESSED) return 'identity';
  const parts = (request.headers.get('accept-encoding') ?? '').split(',');
  const wanted = parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const accepted = new Set(wanted.map((part) => part.split(';')[0]?.trim()));
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

function encode(served: Served, encoding: Encoding): Promise<Bytes> {
  const made = served.encoded.get(encoding) ?? encoders[encoding](served.bytes);
  served.encoded.set(encoding, made);
  return made;
}

function isKnown(request: Request, etag: string): boolean {
  const given = request.headers.get('if-none-match') ?? '';
  return given.split(',').some((one) => one.trim() === etag);
}

async function answer(request: Request, served: Served, status = 200): Promise<Response> {
  const encoding = encodingFor(request, served);
  const { pathname } = new URL(request.url);
  const headers = new Headers({
    ...securityHeaders(),
    'content-type': served.type,
    // Any other file may change with the next build.
    'cache-control': pathname.startsWith(HASHED) ? FOREVER : 'no-cache',
    etag: served.etag,
    vary: 'accept-encoding',
  });
  if (status === 200 && isKnown(request, served.etag)) return new Response(null, { status: 304, headers });
  const body = await encode(served, encoding);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** The built public pages and the app. */
export function createStatic(root: string, log: (line: string) => void): (request: Request) => Promise<Response> {
  const folder = path.resolve(root);
  const read = createShelf();

  async function find(pathname: string): Promise<Served | null> {
    for (const file of candidates(folder, pathname)) {
      const served = await read(file);
      if (served) return served;
    }
    return null;
  }

  async function rewritten(pathname: string): Promise<Served | null> {
    const rules = await read(path.join(folder, REDIRECTS));
    const target = rules && targetOf(pathname, new TextDecoder().decode(rules.bytes));
    return target ? find(target) : null;
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { pathname } = new URL(request.url);
    const served = await find(pathname);
    if (served) return answer(request, served);
    const shell = await rewritten(pathname);
    if (shell) return answer(request, shell);
    const isForReader = request.headers.get('accept')?.includes('text/html');
    if (isForReader) log(`static: there is no page ${pathname}`);
    const lost = isForReader ? await find(NOT_FOUND_PAGE) : null;
    return lost ? answer(request, lost, 404) : new Response('Not found', { status: 404, headers: securityHeaders() });
  };
}
