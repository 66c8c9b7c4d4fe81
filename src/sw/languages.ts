import { registerRoute } from 'workbox-routing';
import type { WorkerScope } from './scope.ts';

// A device speaks one language, and English is within the screens: of the others it holds the one that was chosen.

const CACHE = 'words';
const WORDS = /^\/assets\/words\/(\w+)-/;

export const isWords = (path: string): boolean => WORDS.test(path);
const languageOf = (path: string): string => WORDS.exec(path)?.[1] ?? '';
const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** `paths` are the words of this version, in every language. */
export function keepLanguages(worker: WorkerScope, paths: readonly string[]): void {
  async function keep(language: string): Promise<void> {
    const cache = await caches.open(CACHE);
    const held = new Set((await cache.keys()).map(pathOf));
    await cache.addAll(paths.filter((path) => languageOf(path) === language && !held.has(path)));
  }

  /** A new version takes over with the words that the old one had. */
  async function follow(): Promise<void> {
    const held = await (await caches.open(CACHE)).keys();
    const languages = new Set(held.map((request) => languageOf(pathOf(request))));
    await Promise.all([...languages].map(keep));
  }

  async function dropOld(): Promise<void> {
    const cache = await caches.open(CACHE);
    const old = (await cache.keys()).filter((request) => !paths.includes(pathOf(request)));
    await Promise.all(old.map((request) => cache.delete(request)));
  }

  worker.addEventListener('install', (event) => event.waitUntil(follow()));
  worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
  worker.addEventListener('message', (event) => {
    const { type, language } = (event.data ?? {}) as { type?: string; language?: string };
    if (type === 'KEEP_LANGUAGE' && language) event.waitUntil(keep(language));
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isWords(url.pathname),
    async ({ request }) => (await caches.match(request)) ?? fetch(request),
  );
}
