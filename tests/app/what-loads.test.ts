import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPages } from '../marketing/built-pages.ts';
import type { BuiltPages } from '../marketing/built-pages.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  dynamicImports?: string[];
}

interface Listed {
  url: string;
  areas?: string[];
  isPart?: true;
  isShared?: true;
  isOnDemand?: true;
}

/** Words that no minifier takes out of them. */
const LIBRARIES = {
  'supabase-js': 'X-Supabase-Api-Version',
  'its sockets': 'phx_join',
  RxDB: 'masterChangesSince',
  Emotion: 'data-emotion',
  'the parts of Chakra': 'date-picker',
};

/** Beside English, which is within the screens. */
const SPOKEN = ['de', 'es', 'fr'];
/** What a visitor reads is in none of them. */
const FOLDERS = ['', 'inside/', 'client/', 'provider/', 'office/'];

const isFile = (url: string, name: string): boolean => url.replace(/-[\w-]{8}\.js$/, '') === `assets/${name}`;

let built: BuiltPages;
let chunks: Record<string, Chunk>;

beforeAll(async () => {
  built = await buildPages();
  chunks = JSON.parse(await built.read('.vite/manifest.json')) as Record<string, Chunk>;
}, 120_000);
afterAll(() => built.remove());

function graphOf(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const imported of chunks[module]?.imports ?? []) graphOf(imported, seen);
  return seen;
}

const chunkNamed = (name: string): string => Object.keys(chunks).find((module) => chunks[module]?.name === name) ?? '';

const pages = (): string => chunkNamed('pages');
const screens = (): string[] => Object.keys(chunks).filter((module) => module.endsWith('-screen.tsx'));

async function codeOf(modules: Iterable<string>): Promise<string> {
  const files = [...modules].map((module) => chunks[module]?.file ?? '').filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => built.read(file)))).join('\n');
}

/** The bundler hands over by a getter what is assigned anew. */
async function asCommonScript(code: string): Promise<string> {
  const output: Rolldown.OutputOptions = { format: 'cjs', exports: 'named' };
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: 'part', treeshake: false, output } },
    plugins: [{ name: 'part', resolveId: (id) => id, load: () => code }],
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}

const filesListed = async (): Promise<Listed[]> =>
  ((await built.read('sw.js')).match(/\{[^{}]*"integrity":[^{}]*\}/g) ?? []).map((each) => JSON.parse(each) as Listed);

describe('the built app', () => {
  it.each(Object.entries(LIBRARIES))('loads %s with nothing that a screen is shown by', async (_, word) => {
    expect(await codeOf(Object.keys(chunks))).toContain(word);
    expect(await codeOf(graphOf('index.html'))).not.toContain(word);
    const people = chunkNamed('on-demand-account');
    for (const module of [pages(), people, ...screens()]) expect(await codeOf(graphOf(module))).not.toContain(word);
  });

  it('loads the errands after whatever a screen needs', () => {
    const errands = 'src/data/errands/errands.ts';
    expect(chunks[pages()]?.dynamicImports).toContain(errands);
    for (const module of [pages(), ...screens()]) expect(graphOf(module)).not.toContain(errands);
  });

  it('needs the words of no other language for what is written in English', () => {
    const isWords = (module: string): boolean => chunks[module]?.name?.startsWith('words/') === true;
    const modules = Object.keys(chunks);
    expect(modules.filter(isWords).length).toBeGreaterThan(2);
    const others = modules.filter((module) => !isWords(module));
    expect(others.filter((module) => [...graphOf(module)].some(isWords))).toEqual([]);
  });

  it('wakes a public page without the database', async () => {
    expect(await codeOf(graphOf('src/marketing/wake-up.tsx'))).not.toContain('indexedDB');
  });

  it('brings no part of the router that nothing uses', async () => {
    const code = await codeOf(Object.keys(chunks));
    for (const part of ['useRoutes()', 'data-discover', 'Unhandled Thrown Response']) expect(code).not.toContain(part);
  });

  it('brings no part of Dexie that nothing uses', async () => {
    const code = await codeOf(graphOf(pages()));
    expect(code).toContain('VirtualIndexMiddleware');
    for (const part of ['HooksMiddleware', 'optimisticOps', 'IgnoreCase']) expect(code).not.toContain(part);
  });

  it('brings no part of supabase-js and RxDB that nothing uses', async () => {
    const code = await codeOf(Object.keys(chunks));
    const found = (parts: readonly string[]) => parts.filter((part) => code.includes(part));
    expect(found(['grant_type=password', '/logout?scope=', 'masterChangesSince'])).toHaveLength(3);
    const unused = [
      'Browser does not support WebAuthn',
      '/oauth/grants',
      'ethereum',
      '/admin/users',
      'XDomainRequest',
      'traceparent',
      'startKeys',
    ];
    expect(found(unused)).toEqual([]);
  });

  it('asks for few files beside the pages before a screen', () => {
    const here = new Set([...graphOf('index.html'), ...graphOf(pages())]);
    const filesOf = (screen: string) =>
      [...graphOf(`src/features/${screen}-screen.tsx`)].filter((file) => !here.has(file));
    for (const screen of ['nutrition/nutrition', 'workouts/active/active', 'account/auth'])
      expect(filesOf(screen).length).toBeLessThanOrEqual(10);
  });

  it('says that it opens before any of its code is loaded', async () => {
    expect(await built.read('app.html')).toMatch(/<div id="root">\s*<div class="alone waiting"><span class="spinner">/);
    const styles = [...graphOf('index.html')].flatMap((module) => chunks[module]?.css ?? []);
    expect((await Promise.all(styles.map((file) => built.read(file)))).join('')).toContain('.spinner');
  });

  it('asks once for the pages, which bring the database', async () => {
    const first = graphOf('index.html');
    expect(await codeOf(first)).not.toContain('indexedDB');
    const more = [...graphOf(pages())].filter((module) => !first.has(module));
    expect(more.map((module) => chunks[module]?.name)).toEqual(['pages', 'common']);
    const [, ahead = ''] = /first-paint\.js" data-ahead="([^"]*)"/.exec(await built.read('app.html')) ?? [];
    expect(ahead.split(' ').toSorted()).toEqual(more.map((module) => `/${chunks[module]?.file}`).toSorted());
    expect(await codeOf(more)).toContain('indexedDB');
  });

  it('calls a screen whatever a route brings, for its budget and its compiling know it by that', () => {
    const files = (chunks[chunkNamed('first')]?.dynamicImports ?? []).filter((module) => module.startsWith('src/'));
    expect(files).toContain('src/app/settings-screen.tsx');
    // The shell opens it over any screen.
    const logSheet = 'src/features/nutrition/log-sheet.tsx';
    // The settings, which everybody has, open it for those who have a history to bring.
    const historySheet = 'src/features/history/history-sheet.tsx';
    for (const file of files.filter((brought) => brought !== logSheet && brought !== historySheet))
      expect(file).toMatch(/-screen\.tsx$/);
  });

  it('is scripts whose compiled code a browser keeps: no module, and none in a document', async () => {
    for (const { file } of Object.values(chunks).filter((chunk) => chunk.file.endsWith('.js'))) {
      const code = await built.read(file);
      expect(() => new Script(code, { filename: file })).not.toThrow();
    }
    for (const page of ['app.html', 'public.html', 'index.html']) {
      expect(await built.read(page)).not.toMatch(/type="module"|modulepreload/);
    }
  });

  it('hands over no name that is assigned anew later: who needs it has a copy', async () => {
    const PART = /part\("[^"]+",\[[^\]]*\],\(need,load,here\)=>\{("use strict";[^]*);return\{([^{}]*)\}\}\);/;
    for (const { file } of Object.values(chunks).filter((chunk) => chunk.file.endsWith('.js'))) {
      const written = await built.read(file);
      const [, code, names = ''] = PART.exec(written) ?? [];
      expect(written.includes('part(')).toBe(code !== undefined);
      const exported = names.split(',').map((name) => name.split(':').toReversed().join(' as '));
      expect(await asCommonScript(`${code};export{${exported.join(',')}}`)).not.toMatch(/defineProperty\(exports, "/);
    }
  });

  it('has the words of a language in one file for each area, and in another those for later', () => {
    const WORDS = /^assets\/words\/(\w+\/)?\w+(-later)?(?=-)/;
    const words = Object.values(chunks).flatMap(({ file }) => WORDS.exec(file)?.[0] ?? []);
    const files = SPOKEN.flatMap((language) => [
      ...FOLDERS.map((folder) => `assets/words/${folder}${language}`),
      ...['', 'client/'].map((folder) => `assets/words/${folder}${language}-later`),
    ]);
    expect(words.toSorted()).toEqual(files.toSorted());
  });

  it('tells the worker which areas need the words, and that all screens of these areas share them', async () => {
    const listed = await filesListed();
    const needOf = (name: string) => listed.find(({ url }) => isFile(url, name));
    for (const area of ['client', 'provider', 'office'])
      expect(needOf(`words/${area}/de`)).toMatchObject({ areas: [area], isShared: true });
    for (const file of ['words/inside/de', 'kit-inside', 'kit-client', 'kit-provider'])
      expect(needOf(file)).toMatchObject({ isShared: true });
    expect(needOf('words/de')).not.toHaveProperty('areas');
    for (const file of ['nutrition-screen', 'later-workouts-client'])
      expect(needOf(file)).not.toHaveProperty('isShared');
  });

  it('brings with a screen nothing that comes later, and of the kit nothing of another area', () => {
    const namesBy = (screen: string): string[] => [...graphOf(screen)].map((module) => chunks[module]?.name ?? '');
    const begun = (names: readonly string[], so: string) => names.filter((name) => name.startsWith(so)).toSorted();
    expect(begun(screens().flatMap(namesBy), 'later-')).toEqual([]);
    const kitOf = (screen: string) => begun(namesBy(screen), 'kit-');
    expect(kitOf('src/features/nutrition/nutrition-screen.tsx')).toEqual(['kit-client', 'kit-inside', 'kit-of-all']);
    expect(kitOf('src/features/account/auth-screen.tsx')).toEqual(['kit-of-all']);
    expect(namesBy('src/features/provider/provider-screen.tsx')).toContain('kit-provider');
  });

  it('brings the words for later with nothing that a screen is shown by', () => {
    const words = FOLDERS.flatMap((folder) => SPOKEN.map((language) => chunkNamed(`words/${folder}${language}`)));
    const brought = [pages(), ...screens(), ...words].flatMap((module) => [...graphOf(module)]);
    expect(brought.map((module) => chunks[module]?.name).filter((name) => name?.endsWith('-later'))).toEqual([]);
  });

  it('tells the first script where the words of each language are', async () => {
    const [, told = ''] = /first-paint\.js"[^>]* data-words="([^"]*)"/.exec(await built.read('app.html')) ?? [];
    const names = FOLDERS.flatMap((folder) => SPOKEN.map((language) => `words/${folder}${language}`));
    const words = names.map((name) => `/${chunks[chunkNamed(name)]?.file}`);
    expect(told.split(' ').toSorted()).toEqual(words.toSorted());
  });

  it('tells the worker what is in each of its files', async () => {
    const listed = [...(await built.read('sw.js')).matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g)];
    expect(listed.length).toBeGreaterThan(Object.keys(chunks).length / 2);
    const texts = listed.filter(([, url = '']) => !/\.(woff2|png|wasm)$/.test(url));
    const hashOf = async (url: string) =>
      createHash('sha256')
        .update(await built.read(url))
        .digest('base64');
    for (const [entry, url = ''] of texts) expect(entry).toContain(`sha256-${await hashOf(url)}`);
    for (const [entry] of listed) expect(entry).toMatch(/"integrity":"sha256-[\w+/]{43}="/);
  });

  it('tells the worker whose screens need a file, and nothing of what the app itself needs', async () => {
    const listed = await filesListed();
    const areasOf = (name: string) => listed.find(({ url }) => isFile(url, name))?.areas;
    for (const name of ['nutrition-screen', 'later-nutrition-client']) expect(areasOf(name)).toEqual(['client']);
    expect(areasOf('provider-screen')).toEqual(['provider']);
    expect(areasOf('settings-screen')).toEqual(['everyone']);
    for (const name of ['auth-screen', 'sync-centre', 'pages', 'kit', 'server']) {
      expect(listed.some(({ url }) => isFile(url, name))).toBe(true);
      expect(areasOf(name)).toBeUndefined();
    }
  });

  it('tells the worker which parts come after the screens of which areas, and a visitor holds none of them', async () => {
    const listed = await filesListed();
    const parts = listed.filter(({ isPart }) => isPart);
    const areasOf = (name: string) => parts.find(({ url }) => url.startsWith(`assets/${name}-`))?.areas?.toSorted();
    expect(areasOf('calendar')).toEqual(['client', 'provider']);
    expect(areasOf('combobox')).toEqual(['client', 'provider']);
    expect(areasOf('score-field')).toEqual(['provider']);
    expect(areasOf('upload')).toEqual(['client', 'everyone', 'provider']);
    expect(areasOf('code-field')).toEqual(['everyone', 'office']);
    expect(areasOf('crop')).toEqual(['everyone']);
    expect(areasOf('parts')).toEqual(['client', 'everyone', 'office', 'provider']);
    expect(listed.find(({ url }) => url.includes('rolldown-runtime'))).not.toHaveProperty('areas');
  });

  it('tells the worker what no device holds before it was used there, and holds all that it needs beside', async () => {
    const listed = await filesListed();
    const files = listed.filter(({ isOnDemand }) => isOnDemand).map(({ url }) => url.replace(/-[\w-]{8}\..*/, ''));
    const ofAreas = 'account everyone,billing client,finance office,office office,profile provider,settings everyone';
    const parts = ofAreas.split(',');
    const named = parts.map((part) => `on-demand-${part.split(' ')[0]}`);
    const others =
      'audit audit catalogues draw earnings earnings figures figures health health-thread how-to-en other-names passkeys read reader views wordings zxing_reader';
    const told = ['exercises', 'foods', 'how-to'].flatMap((of) => ['de', 'es', 'fr'].map((its) => `${of}-${its}`));
    const all = [...others.split(' '), ...told, ...named].map((name) => `assets/${name}`).toSorted();
    expect(files.toSorted()).toEqual(all);
    for (const [n, name] of named.entries()) {
      const isHeld = ({ areas }: Listed) => areas?.some((area) => `everyone ${parts[n]}`.includes(area)) ?? true;
      const held = new Set(listed.filter(isHeld).map(({ url }) => url));
      const needed = [...graphOf(chunkNamed(name))].map((module) => chunks[module]?.file ?? '');
      expect(needed.slice(1).filter((file) => !held.has(file))).toEqual([]);
    }
  });

  it('keeps on the device whatever it may load later', async () => {
    const listed = new Set((await filesListed()).map(({ url }) => url));
    expect(Object.values(chunks).filter(({ file }) => !listed.has(file))).toEqual([]);
  });
});
