import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostHeaders } from '../../supabase/local/http/host-headers.ts';
import { createStatic } from '../../supabase/local/http/static.ts';

/** What a host that reads the file adds to the answer for a path. */
function sentFor(pathname: string, file: string): Record<string, string> {
  const sent: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n')) {
    if (/^\S/.test(line)) applies = pathname.startsWith(line.replace(/\*$/, ''));
    const [, name, value] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
    if (applies && name && value) sent[name] = value;
  }
  return sent;
}

/** The embedded server speaks plain HTTP, over which this header must not be sent. */
const HTTPS_ALONE = 'strict-transport-security';

describe('the headers for static hosts', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'headers-'));
    await mkdir(path.join(root, 'assets'));
    await Promise.all(
      ['index.html', 'app.html', 'sw.js', 'assets/app-1.js'].map((file) => writeFile(path.join(root, file), file)),
    );
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each(['/', '/app', '/sw.js', '/assets/app-1.js'])('are those of the embedded server for %s', async (pathname) => {
    const serve = createStatic(root, () => undefined);
    const answer = await serve(new Request(`http://localhost${pathname}`));
    expect(answer.status).toBe(200);
    const { [HTTPS_ALONE]: _, ...told } = sentFor(pathname, hostHeaders());
    expect(Object.keys(told)).toContain('content-security-policy');
    for (const [name, value] of Object.entries(told)) expect([name, answer.headers.get(name)]).toEqual([name, value]);
    const isKept = answer.headers.get('cache-control')?.includes('immutable');
    expect(told['cache-control']).toBe(isKept ? answer.headers.get('cache-control') : undefined);
  });

  it('leave nothing out that the embedded server protects with', async () => {
    const answer = await createStatic(root, () => undefined)(new Request('http://localhost/'));
    const own = new Set(['cache-control', 'content-length', 'content-type', 'etag', 'vary']);
    const protecting = [...answer.headers.keys()].filter((name) => !own.has(name));
    expect(Object.keys(sentFor('/', hostHeaders())).toSorted()).toEqual([...protecting, HTTPS_ALONE].toSorted());
  });

  it('keep browsers on https for a year', () => {
    expect(sentFor('/app', hostHeaders())[HTTPS_ALONE]).toBe('max-age=31536000');
  });

  it('let the app hear and see, and nobody it could be shown in', () => {
    const { 'permissions-policy': policy } = sentFor('/', hostHeaders());
    expect(policy).toBe('camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
  });

  it('let the app talk to a project elsewhere, over a socket too, and to nobody else', () => {
    const policy = sentFor('/', hostHeaders('https://project.example/'))['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://project.example wss://project.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://project.example;");
    expect(policy).toContain("media-src 'self' blob:;");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });
});
