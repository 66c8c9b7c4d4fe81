import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import type { ProxyOptions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { askedAhead, chunks } from './src/app/build/chunks.ts';
import { filesByArea } from './src/app/build/areas.ts';
import { withIntegrity } from './src/app/build/integrity.ts';
import { asParts } from './src/app/build/parts.ts';
import { rescueInDocument } from './src/app/build/rescue.ts';
import { unusedDexieParts, unusedRouterParts, unusedRxdbParts } from './src/app/build/unused.ts';
import { unusedSupabaseParts } from './src/app/build/unused-supabase.ts';
import { publicPages } from './src/marketing/build/plugin.ts';
import { gallery } from './src/ui/gallery/plugin.ts';
import { tokenStylesheet } from './src/ui/theme/plugin.ts';
import { headersForHosts } from './supabase/local/http/host-headers.ts';

const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', import.meta.url), 'utf8')) as { name: string };

// The manifest is where the product's name is spelt; pages and components read it from here.
process.env['VITE_PRODUCT_NAME'] = manifest.name;

// What search engines are told the site's address is, for each deployment.
process.env['VITE_PUBLIC_ORIGIN'] ??= `https://${manifest.name.toLowerCase()}.example`;

/** In development the stack runs on a port of its own, behind the origin of the dev server. */
function stackProxy(stack: string | undefined): Record<string, ProxyOptions> {
  if (!stack) return {};
  return {
    '^/(rest|auth|storage|functions)/v1/': { target: stack },
    '^/realtime/v1/': { target: stack, ws: true },
    '^/_(local|mail)': { target: stack },
  };
}

const byArea = filesByArea();

export default defineConfig({
  plugins: [
    react(),
    tokenStylesheet(),
    gallery(),
    unusedRouterParts(),
    unusedDexieParts(),
    unusedRxdbParts(),
    unusedSupabaseParts(),
    asParts(),
    askedAhead(),
    rescueInDocument(),
    publicPages(),
    headersForHosts(),
    byArea.plugin,
    VitePWA({
      manifest,
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      // Of the icons the page needs one, for notifications; the system fetches its own when it installs.
      includeManifestIcons: false,
      injectManifest: {
        buildPlugins: { vite: [unusedSupabaseParts(), unusedRxdbParts()] },
        globPatterns: ['**/*.{js,css,woff2,svg,wasm,webmanifest}', '{app,public}.html', 'icons/192.png'],
      },
      integration: {
        beforeBuildServiceWorker({ injectManifest }) {
          injectManifest.manifestTransforms = [withIntegrity(injectManifest.globDirectory, byArea.needOfFile)];
          // The web manifest is among the files already.
          delete injectManifest.additionalManifestEntries;
        },
      },
    }),
  ],
  // Dexie and RxJS each have a build for browsers of today, which no one gets who does not ask.
  resolve: {
    alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }],
    conditions: ['es2015', ...defaultClientConditions],
  },
  server: { proxy: stackProxy(process.env['STACK_URL']) },
  // The budgets of .size-limit.mjs and tests/app/what-loads.test.ts read the manifest.
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
