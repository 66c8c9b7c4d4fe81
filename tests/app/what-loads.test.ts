import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPages } from '../marketing/built-pages.ts';
import type { BuiltPages } from '../marketing/built-pages.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Words that no minifier takes out of them. */
const LIBRARIES = {
  'supabase-js': 'X-Supabase-Api-Version',
  'its sockets': 'phx_join',
  RxDB: 'masterChangesSince',
};

let built: BuiltPages;
let chunks: Record<string, Chunk>;

beforeAll(async () => {
  built = await buildPages();
  chunks = JSON.parse(await built.read('.vite/manifest.json')) as Record<string, Chunk>;
}, 120_000);
afterAll(() => built.remove());

function graphOf(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const imported of chunks[module]?.imports ?? []) graphOf(imported, seen);
  return seen;
}

async function codeOf(modules: Iterable<string>): Promise<string> {
  const files = [...modules].map((module) => chunks[module]?.file ?? '').filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => built.read(file)))).join('\n');
}

describe('the built app', () => {
  it.each(Object.entries(LIBRARIES))('loads %s with nothing that a screen is shown by', async (_, word) => {
    expect(await codeOf(Object.keys(chunks))).toContain(word);
    expect(await codeOf(graphOf('index.html'))).not.toContain(word);
    const shown = Object.keys(chunks).filter((module) => /pages\.tsx$|-screen\.tsx$/.test(module));
    for (const module of shown) expect(await codeOf(graphOf(module))).not.toContain(word);
  });

  it('paints before the database is loaded', async () => {
    expect(await codeOf(graphOf('src/app/pages.tsx'))).toContain('indexedDB');
    expect(await codeOf(graphOf('index.html'))).not.toContain('indexedDB');
  });

  it('keeps on the device whatever it may load later', async () => {
    const worker = await built.read('sw.js');
    for (const { file } of Object.values(chunks)) expect(worker).toContain(file);
  });
});
