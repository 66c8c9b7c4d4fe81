import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const ORIGIN = 'https://clinic.example';

export interface BuiltPages {
  read(file: string): Promise<string>;
  remove(): Promise<void>;
}

/** The site as a deployment of its own builds it. */
export async function buildPages(): Promise<BuiltPages> {
  const folder = await mkdtemp(path.join(tmpdir(), 'public-pages-'));
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', VITE_PUBLIC_ORIGIN: ORIGIN } },
  );
  return {
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const decoded = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What the pattern's one group matches, everywhere. */
export const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(new RegExp(pattern, 'gm'))].map(([, group = '']) => decoded(group));

export const meta = (html: string, name: string): string | undefined =>
  found(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))[0];

export type Thing = { '@type': string } & Record<string, unknown>;

export function structuredDataIn(html: string): Thing[] {
  const [json = ''] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => text,
  );
  const data = JSON.parse(json ?? '') as { '@context': string; '@graph': Thing[] };
  if (data['@context'] !== 'https://schema.org') throw new Error('The data names no vocabulary.');
  return data['@graph'];
}

export const ofType = (things: Thing[], type: string): Thing[] => things.filter((thing) => thing['@type'] === type);
