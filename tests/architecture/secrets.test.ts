import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('the README has the newcomer set every secret that a function cannot do without', async () => {
  const readme = await readFile(path.join(ROOT, 'README.md'), 'utf8');
  const set = /secrets set (.*)/.exec(readme)?.[1] ?? '';
  const needed = new Set<string>();
  for await (const file of glob('supabase/functions/**/*.ts', { cwd: ROOT }))
    for (const [, name] of (await readFile(path.join(ROOT, file), 'utf8')).matchAll(/\bneeded\('(\w+)'\)/g))
      if (name) needed.add(name);
  // These a hosted project gives its functions by itself.
  const own = [...needed].filter((name) => !name.startsWith('SUPABASE_'));
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((name) => !set.includes(`${name}=`))).toEqual([]);
});
