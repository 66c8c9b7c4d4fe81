import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSchema, schemaOf } from '../support/schema.ts';
import type { Schema } from '../support/schema.ts';
import { DATABASES, catalogueFrom } from './build.ts';
import { differences } from './catalogue.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'supabase/migrations/';
const WIDTH = 400;

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The platform as it is here, so that only the migrations differ, and the migrations of the commit. */
async function schemaAt(ref: string): Promise<Schema> {
  const [platform] = (await readSchema(/^$/)).files;
  const names = git('ls-tree', '--name-only', ref, FOLDER)
    .split('\n')
    .filter((name) => name.endsWith('.sql'));
  const files = names.toSorted().map((name) => ({ name: path.basename(name), text: git('show', `${ref}:${name}`) }));
  return schemaOf(platform === undefined ? files : [platform, ...files]);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const cut = (line: string) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line);

async function main(ref: string, whole: boolean): Promise<number> {
  const [before, after] = [await schemaAt(ref), await readSchema()];
  let found = 0;
  for (const [name, open] of Object.entries(DATABASES)) {
    const [was, is] = [await catalogueFrom(open, before), await catalogueFrom(open, after)];
    const lines = differences(was, is);
    found += lines.length;
    for (const line of lines) say(whole ? line : cut(line));
    say(`${name}: ${was.length} lines at ${ref}, ${is.length} here, ${lines.length} differ`);
  }
  return found === 0 ? 0 : 1;
}

const [ref = 'main', ...flags] = process.argv.slice(2);
process.exit(await main(ref, flags.includes('--whole')));
