import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatic } from '../../../supabase/local/http/static.ts';

const SCRIPT = `export const words = ${JSON.stringify('ilera '.repeat(500))};`;
const PAGE = { accept: 'text/html,*/*' };
let root = '';
const logged: string[] = [];
let serve: (request: Request) => Promise<Response>;
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://localhost${url}`, { method, headers }));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

beforeAll(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'static-'));
  root = path.join(parent, 'dist');
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(parent, 'secret.txt'), 'secret');
  await writeFile(path.join(root, 'index.html'), '<title>home</title>');
  await writeFile(path.join(root, 'app.html'), '<title>shell</title>');
  await writeFile(path.join(root, '404.html'), '<title>lost</title>');
  await writeFile(path.join(root, '_redirects'), '/client /app 200\n/client/* /app 200\n');
  await writeFile(path.join(root, 'about.html'), '<title>about</title>');
  await writeFile(path.join(root, 'assets', 'app-1.js'), SCRIPT);
  await writeFile(path.join(root, 'sw.js'), 'self');
  serve = createStatic(root, (line) => void logged.push(line));
});
afterAll(() => rm(path.dirname(root), { recursive: true, force: true }));

describe('the built app', () => {
  it('gives routes of the app its shell, and prerendered pages themselves', async () => {
    expect(await (await get('/', PAGE)).text()).toContain('home');
    expect(await (await get('/')).text()).toContain('home');
    expect(await (await get('/client', PAGE)).text()).toContain('shell');
    expect(await (await get('/client/water', PAGE)).text()).toContain('shell');
    expect(await (await get('/about', PAGE)).text()).toContain('about');
  });

  it('knows a route of the app whatever is accepted, as static hosts do', async () => {
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const answer = await get('/client/water', headers);
      expect([answer.status, await answer.text()]).toEqual([200, '<title>shell</title>']);
    }
  });

  it('answers a file that is gone without a page', async () => {
    const answer = await get('/assets/gone.js', { accept: '*/*' });
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  });

  it('answers an address nobody made with the page that says so, and logs it', async () => {
    for (const address of ['/nowhere', '/clients', '/about/more']) {
      const answer = await get(address, PAGE);
      expect([address, answer.status, await answer.text()]).toEqual([address, 404, '<title>lost</title>']);
      expect(logged.at(-1)).toBe(`static: there is no page ${address}`);
      const etag = answer.headers.get('etag') ?? '';
      expect((await get(address, { ...PAGE, 'if-none-match': etag })).status).toBe(404);
    }
  });

  it('keeps named-by-content files for ever and asks again for all others', async () => {
    expect((await get('/assets/app-1.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/', PAGE)).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends nothing twice', async () => {
    const etag = (await get('/assets/app-1.js')).headers.get('etag') ?? '';
    const again = await get('/assets/app-1.js', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await writeFile(path.join(root, 'sw.js'), 'self // other');
    expect(await (await get('/sw.js')).text()).toBe('self // other');
  });

  it('compresses as asked', async () => {
    const br = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(SCRIPT);
    const gz = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(await bytesOf(gz)).toString()).toBe(SCRIPT);
    expect((await get('/assets/app-1.js')).headers.get('content-encoding')).toBeNull();
    const head = await get('/assets/app-1.js', {}, 'HEAD');
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(SCRIPT.length), '']);
  });

  it('stays in its folder and survives odd paths', async () => {
    for (const odd of ['/..%2fsecret.txt', '/%2e%2e%2fsecret.txt', '/%00', '/%zz', '/assets'])
      expect([odd, (await get(odd)).status]).toEqual([odd, 404]);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('lets no foreign script run and nobody frame it', async () => {
    const { headers } = await get('/', PAGE);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src[^;]*'unsafe/)).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
