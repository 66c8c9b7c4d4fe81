import { readFile } from 'node:fs/promises';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';

const SCRIPT = new URL('../../public/first-paint.js', import.meta.url);
const AHEAD = '/assets/pages-1.js /assets/common-2.js';
const WORDS = ['', 'inside/', 'client/', 'provider/', 'office/']
  .flatMap((folder) => ['de-3', 'es-4', 'fr-5'].map((name) => `/assets/words/${folder}${name}.js`))
  .join(' ');

/** What it asks for, on a device that keeps this. */
async function askedFor(kept: Record<string, unknown>, told: Record<string, string>): Promise<(string | null)[]> {
  const { document, localStorage, location } = new Window({ url: 'https://clinic.example/auth' });
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
  const currentScript = document.createElement('script');
  Object.assign(currentScript.dataset, told);
  Object.defineProperty(document, 'currentScript', { value: currentScript });
  const addEventListener = (): void => undefined;
  const page = { document, localStorage, location, navigator: {}, indexedDB: {}, addEventListener };
  // oxlint-disable-next-line typescript/no-implied-eval -- it is a script of a page and no module
  new Function(...Object.keys(page), await readFile(SCRIPT, 'utf8'))(...Object.values(page));
  return [...document.head.querySelectorAll('link[rel=preload][as=script]')].map((link) => link.getAttribute('href'));
}

describe('the script of the first paint', () => {
  it('asks for the words of the chosen language and of no other', async () => {
    const told = { ahead: AHEAD, words: WORDS };
    expect(await askedFor({ settings: { language: 'es' } }, told)).toEqual(['/assets/words/es-4.js']);
  });

  it('asks for none in English, nor where nothing was chosen', async () => {
    const told = { ahead: AHEAD, words: WORDS };
    expect(await askedFor({}, told)).toEqual([]);
    expect(await askedFor({ settings: { language: 'en' } }, told)).toEqual([]);
  });

  it('asks for the pages only where somebody is known', async () => {
    const kept = { account: { userId: 'ada' }, settings: { language: 'de' } };
    expect(await askedFor(kept, { ahead: AHEAD, words: WORDS })).toEqual([
      ...AHEAD.split(' '),
      '/assets/words/de-3.js',
      '/assets/words/inside/de-3.js',
      '/assets/words/client/de-3.js',
    ]);
  });

  it.each([
    ['client', 'client'],
    ['admin', 'client'],
    ['finance', 'office'],
    ['trainer', 'provider'],
    ['doctor', 'provider'],
  ])('asks for the words of what a %s opens, and of nobody else', async (role, folder) => {
    const kept = { account: { userId: 'ada', role }, settings: { language: 'fr' } };
    expect(await askedFor(kept, { words: WORDS })).toEqual([
      '/assets/words/fr-5.js',
      '/assets/words/inside/fr-5.js',
      `/assets/words/${folder}/fr-5.js`,
    ]);
  });

  it('asks for nothing from a public page, which names no files', async () => {
    expect(await askedFor({ account: { userId: 'ada' }, settings: { language: 'de' } }, {})).toEqual([]);
  });
});
