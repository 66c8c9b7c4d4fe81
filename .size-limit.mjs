import { readFileSync } from 'node:fs';

// What a page loads stands in its document, so no budget can miss a file.
function named(page, pattern) {
  const html = readFileSync(new URL(`dist/${page}.html`, import.meta.url), 'utf8');
  const files = [...html.matchAll(pattern)].flatMap(([, found]) => found.split(' '));
  return files.map((file) => `dist${file}`);
}

const scriptsOf = (page) => named(page, /(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+)"/g);
const awakeOf = (page) => named(page, /data-wake-up="([^"]+)"/g);
const stylesOf = (page) => named(page, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);

const budget = (name, path, limit) => ({ name, path, limit, brotli: true });

export default [
  budget('public page: JavaScript before the first interaction', scriptsOf('index'), '2 kB'),
  budget('public page: JavaScript after it', awakeOf('index'), '95 kB'),
  budget('public page: styles', stylesOf('index'), '10 kB'),
  ...['index', 'programs', 'services', 'help-center', 'terms-of-service'].map((page) =>
    budget(`public page: the document ${page}`, `dist/${page}.html`, '8 kB'),
  ),
  budget('app: JavaScript before a screen', scriptsOf('app'), '250 kB'),
];
