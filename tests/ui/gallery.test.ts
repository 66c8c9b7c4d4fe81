import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createServer } from 'vite';
import { gallery } from '../../src/ui/gallery/plugin.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('is shown at /ui in development', async () => {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [gallery()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  try {
    await server.listen();
    const answer = await fetch(`${server.resolvedUrls?.local[0] ?? ''}ui`);
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(await answer.text()).toContain('/src/ui/gallery/main.tsx');
  } finally {
    await server.close();
  }
});

it('is no part of a build: its plugin only serves, and nothing outside imports it', async () => {
  expect(gallery().apply).toBe('serve');
  const importers: string[] = [];
  for await (const file of glob('{src/**/*.{ts,tsx,css},*.html}', { cwd: ROOT })) {
    if (file.startsWith('src/ui/gallery/')) continue;
    if ((await readFile(path.join(ROOT, file), 'utf8')).includes('gallery/')) importers.push(file);
  }
  expect(importers).toEqual([]);
});
