import { afterEach, describe, expect, it, vi } from 'vitest';
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
    return Promise.resolve({
      keys: () => Promise.resolve([...files.keys()].map((path) => new Request(ORIGIN + path))),
      match: (asked: Request) => Promise.resolve(page(files.get(pathOf(asked)) ?? '')),
      delete: (asked: Request) => Promise.resolve(files.delete(pathOf(asked))),
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
});
