import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('is spelt in the web manifest and nowhere else in what runs', async () => {
  const { name } = JSON.parse(await readFile(path.join(ROOT, 'manifest.webmanifest'), 'utf8')) as { name: string };
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', 'src', 'sync', 'supabase', 'scripts', 'index.html'],
    {
      cwd: ROOT,
    },
  );
  const files = stdout.split('\n').filter((file) => /\.(ts|tsx|mjs|html|sql|json)$/.test(file));
  const spelling = await Promise.all(
    files.map(async (file) => ((await readFile(path.join(ROOT, file), 'utf8')).includes(name) ? file : null)),
  );
  expect(spelling.filter(Boolean)).toEqual([]);
});
