import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const QUIET = { configFile: false, logLevel: 'error', publicDir: false } as const;
const define = { 'process.env.NODE_ENV': '"production"' };

/** A folder with one page that runs the entry, and a worker where one is given, for the stack's own door to serve. */
export async function bundlePage(page: string, worker?: string): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'sync-page-'));
  const entry = { page, ...(worker === undefined ? {} : { worker }) };
  await build({ ...QUIET, define, build: { outDir, target: 'es2023', lib: { entry, formats: ['es'] } } });
  await writeFile(path.join(outDir, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>');
  return outDir;
}

/** Kilobytes of the entry as it would be shipped, without what it stands beside. */
export async function gzippedSize(entry: string, beside: string[]): Promise<number> {
  const made = await build({
    ...QUIET,
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, external: beside },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((part) => ('output' in part ? part.output : []));
  const code = outputs.map((part) => ('code' in part ? part.code : '')).join('');
  if (code.length < 1000) throw new Error('the bundle of the engine is empty');
  return gzipSync(code, { level: 9 }).length / 1000;
}
