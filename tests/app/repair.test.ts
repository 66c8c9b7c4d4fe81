import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFiles } from '#src/sw/files.ts';
import { forgetWrongDocuments, isAnotherBroken, reloadWindows } from '#src/sw/repair.ts';
import type { WorkerScope } from '#src/sw/scope.ts';

const ORIGIN = 'https://clinic.example';
const PORTAL = '<!doctype html><h1>Gym Wi-Fi</h1>';
const OURS = '<!doctype html><script src="/first-paint.js"></script>';
const OWN = 'version-next';

const page = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/html' } });

/** The caches of a device, by name, and the files in each by path. */
function hold(versions: Record<string, Record<string, string>>): () => string[] {
  const held = new Map(Object.entries(versions).map(([name, files]) => [name, new Map(Object.entries(files))]));
  const pathOf = ({ url }: Request): string => new URL(url).pathname;
  const open = (name: string) => {
    const files = held.get(name) ?? new Map<string, string>();
    held.set(name, files);
    return Promise.resolve({
      keys: () => Promise.resolve([...files.keys()].map((path) => new Request(ORIGIN + path))),
      match: (asked: Request) => Promise.resolve(page(files.get(pathOf(asked)) ?? '')),
      put: async (path: string, answer: Response) => void files.set(path, await answer.text()),
      delete: (asked: Request | string) =>
        Promise.resolve(files.delete(typeof asked === 'string' ? asked : pathOf(asked))),
    });
  };
  vi.stubGlobal('caches', { keys: () => Promise.resolve([...held.keys()]), open });
  return () => [...held].flatMap(([name, files]) => [...files.keys()].map((path) => `${name}${path}`));
}

afterEach(() => void vi.unstubAllGlobals());

describe('a new version', () => {
  it('forgets the documents of others that are not ours, and nothing else', async () => {
    const paths = hold({ 'app-1': { '/nutrition': PORTAL, '/dashboard': OURS }, [OWN]: { '/nutrition': PORTAL } });
    expect(await forgetWrongDocuments(OWN)).toBe(true);
    expect(paths()).toEqual(['app-1/dashboard', `${OWN}/nutrition`]);
    expect(await forgetWrongDocuments(OWN)).toBe(false);
  });

  it('leaves code that is a page where it is: only by that it knows later that the other cannot run', async () => {
    const paths = hold({ 'app-1': { '/assets/app-1.js': PORTAL, '/nutrition': OURS } });
    expect(await forgetWrongDocuments(OWN)).toBe(false);
    expect(paths()).toHaveLength(2);
    expect(await isAnotherBroken(OWN)).toBe(true);
  });

  it('loads the windows anew without waiting for them, because they wait for it', async () => {
    const loaded: string[] = [];
    const becomesActive = Promise.withResolvers<null>();
    const navigate = (url: string): Promise<null> => {
      loaded.push(url);
      return becomesActive.promise;
    };
    const windows = [{ url: `${ORIGIN}/nutrition`, navigate }];
    const scope = {
      navigator: { locks: { query: () => Promise.resolve({ held: [] }) } },
      clients: { matchAll: () => Promise.resolve(windows) },
    };
    await reloadWindows(scope as unknown as WorkerScope);
    becomesActive.resolve(null);
    expect(loaded).toEqual([`${ORIGIN}/nutrition`]);
  });

  it('takes over without what the app does without, and goes on to the next such file', async () => {
    const paths = hold({});
    const hash = async (text: string): Promise<string> => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return `sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}`;
    };
    const built = async (url: string, rest: { isOnDemand?: true } = {}) => ({
      url,
      revision: null,
      integrity: await hash(url),
      ...rest,
    });
    const files = createFiles([
      await built('app.js'),
      await built('audit.js', { isOnDemand: true }),
      await built('views.js', { isOnDemand: true }),
    ]);
    const isLost = new Set(['/audit.js']);
    vi.stubGlobal('fetch', (path: string) =>
      isLost.has(path) ? Promise.reject(new TypeError('lost')) : Promise.resolve(new Response(path.slice(1))),
    );
    await files.hold(files.paths);
    expect(paths()).toEqual(['version-/app.js', 'version-/views.js']);
    isLost.add('/app.js');
    hold({});
    await expect(files.hold(files.paths)).rejects.toThrow('lost');
  });
});
