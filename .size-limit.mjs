import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(`dist/${file}`, import.meta.url), 'utf8');

// What a page loads stands in its document, so no budget can miss a file.
const named = (page, pattern) =>
  [...read(`${page}.html`).matchAll(pattern)].flatMap(([, found]) => found.split(' ')).map((file) => `dist${file}`);

const scriptsOf = (page) => named(page, /(?:<script[^>]* src|<link rel="preload" as="script"[^>]* href)="([^"]+)"/g);
const awakeOf = (page) => named(page, /data-wake-up="([^"]+)"/g);
const stylesOf = (page) => named(page, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);

// What comes later stands in the manifest of the build.
const chunks = JSON.parse(read('.vite/manifest.json'));
const fileOf = (module) => `dist/${chunks[module].file}`;

function withImports(module, seen = new Set()) {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const imported of chunks[module].imports ?? []) withImports(imported, seen);
  return seen;
}
const graphOf = (module) => [...withImports(module)].map(fileOf);

const pages = Object.keys(chunks).find((module) => chunks[module].name === 'pages');
const screens = Object.keys(chunks).filter((module) => module.endsWith('-screen.tsx'));
const precached = read('sw.js')
  .match(/\{[^{}]*"integrity":[^{}]*\}/g)
  .map((file) => JSON.parse(file));

// Of the languages that are not within the screens a device holds one, and German has the longest words.
const isHeld = ({ url, isOnDemand }) => !isOnDemand && !/\/words\/(\w+\/)?(es|fr)-/.test(url);
const heldBy = (areas) =>
  precached.filter((file) => isHeld(file) && (file.areas?.some((area) => areas.includes(area)) ?? true));
const pathsOf = (files) => files.map(({ url }) => `dist/${url}`);
const onDeviceOf = (...areas) => pathsOf(heldBy(areas).filter(({ isPart }) => !isPart));
/** They come after the screens, which do without them for as long. */
const partsOf = (...areas) => pathsOf(heldBy(areas).filter(({ isPart }) => isPart));

/** What is held once it was used. */
const ON_DEMAND = [
  ['what reads codes and exports of phones', /reader|health/, '350 kB'],
  ["names of the world's foods", /\/foods-/, '16 kB'],
  ['names of the library of exercises', /\/exercises-/, '5 kB'],
  ['how exercises are done', /\/how-to-/, '18 kB'],
  ['drawings of exercises', /\/figures-/, '15 kB'],
  ['passkeys', /\/passkeys-/, '4.2 kB'],
  ['several people, and forms of a new account', /on-demand-account/, '8 kB'],
  ['the desk of texts of mails and pushes', /\/wordings-/, '6.4 kB'],
];
const isOther = (url) => !ON_DEMAND.some(([, pattern]) => pattern.test(url));
// Of words a device holds one language.
const inGerman = (url) => !/-(en|es|fr)-/.test(url);
const onDemand = (pattern) =>
  pathsOf(
    precached.filter(({ isOnDemand, url }) => isOnDemand && inGerman(url) && (pattern?.test(url) ?? isOther(url))),
  );

const budget = (name, path, limit) => ({ name, path, limit, brotli: true });

// What the areas weigh with the screens they have, and a twentieth more: nothing may creep.
export default [
  budget('public page: JavaScript before the first interaction', scriptsOf('index'), '2 kB'),
  budget('public page: JavaScript after it', awakeOf('index'), '95 kB'),
  budget('public page: styles', stylesOf('index'), '10 kB'),
  ...['index', 'programs', 'services', 'help-center', 'terms-of-service'].map((page) =>
    budget(`public page: the document ${page}`, `dist/${page}.html`, '8 kB'),
  ),
  budget('app: JavaScript of the first paint', scriptsOf('app'), '110 kB'),
  budget('app: JavaScript before a screen, the database included', graphOf(pages), '140 kB'),
  ...screens.map((module) => budget(`app: ${module}`, fileOf(module), '15 kB')),
  budget("app: on a visitor's device", onDeviceOf(), '360 kB'),
  budget("app: on a client's device", onDeviceOf('client', 'everyone'), '788 kB'),
  budget("app: on a provider's device", onDeviceOf('provider', 'everyone'), '648 kB'),
  budget("app: on an administrator's device", onDeviceOf('client', 'office', 'everyone'), '828 kB'),
  ...ON_DEMAND.map(([name, pattern, limit]) =>
    budget(`app: ${name}, on devices that used it`, onDemand(pattern), limit),
  ),
  budget('app: other desks and forms that few use, on devices that used all', onDemand(null), '76 kB'),
  budget("app: parts on a client's device, after that", partsOf('client', 'everyone'), '115 kB'),
  budget("app: parts on a provider's device, after that", partsOf('provider', 'everyone'), '115 kB'),
];
