import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { NODE, ROOT, bin, fail, run, say } from './installed.mjs';

const STAMP = path.join(ROOT, 'dist/.built');
const SOURCES = [
  'src',
  'sync',
  'public',
  'supabase/local/http',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'package-lock.json',
];
const VARIABLES = ['VITE_PUBLIC_ORIGIN', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

function filesOf(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .toSorted()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesOf(path.join(ROOT, name)))) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

/** Builds the app unless `dist` is up to date. */
export async function ensureBuilt() {
  const wanted = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Building the app…');
  const code = await run(NODE, [bin('vite'), 'build', '--logLevel', 'warn']);
  if (code !== 0) fail('The build failed; its words are above.');
  writeFileSync(STAMP, wanted);
}
