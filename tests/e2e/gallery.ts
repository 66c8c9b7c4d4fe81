import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { build, preview } from 'vite';
import { tokenStylesheet } from '../../src/ui/theme/plugin.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What is Chakra's comes after the page. */
const LATE = ['date-picker', 'pin-input', 'slider', 'combobox', 'file-upload'];

interface GalleryServer {
  open(page: Page): Promise<void>;
  stop(): Promise<void>;
}

/** The page of the kit as one bundle: in development it is a hundred small files, which tests would wait for. */
export async function startGallery(): Promise<GalleryServer> {
  const { name } = JSON.parse(await readFile(path.join(ROOT, 'manifest.webmanifest'), 'utf8')) as { name: string };
  const outDir = await mkdtemp(path.join(tmpdir(), 'kit-'));
  const shared = { root: ROOT, configFile: false, logLevel: 'error' } as const;
  await build({
    ...shared,
    plugins: [react(), tokenStylesheet()],
    define: { 'import.meta.env.VITE_PRODUCT_NAME': JSON.stringify(name) },
    publicDir: false,
    build: { outDir, minify: false, rollupOptions: { input: 'src/ui/gallery/index.html' } },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const url = `${server.resolvedUrls?.local[0] ?? ''}src/ui/gallery/`;
  return {
    async open(page) {
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'Icons' })).toBeVisible();
      for (const part of LATE) await expect(page.locator(`[data-scope=${part}]`).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => true));
    },
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
