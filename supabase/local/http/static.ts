import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};

async function fileAt(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}

/** The built app: a file, a prerendered page of that name, or the shell for a route of the app. */
async function resolve(root: string, pathname: string): Promise<string | null> {
  const wanted = path.join(root, path.normalize(decodeURIComponent(pathname)));
  if (wanted !== root && !wanted.startsWith(root + path.sep)) return null;
  const exact = await fileAt(wanted);
  if (exact) return exact;
  if (path.extname(wanted)) return null;
  return (await fileAt(`${wanted}.html`)) ?? fileAt(path.join(root, 'index.html'));
}

export function createStatic(root: string): (request: Request) => Promise<Response> {
  const folder = path.resolve(root);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const { pathname } = new URL(request.url);
    const file = await resolve(folder, pathname).catch(() => null);
    if (!file) return new Response('Not found', { status: 404 });
    const headers = {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers });
  };
}
