import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, countingIn, defineWords } from '#src/lib/words.ts';
import type { Dictionary, Language, Words } from '#src/lib/words.ts';
import { OTHER_ADDRESS } from './address.ts';
import { SAME_WORDS } from './same-words.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');

interface Room {
  name: string;
  dictionaries: Record<Language, Dictionary>;
}

const isWords = (value: unknown): value is Words<Dictionary> =>
  typeof value === 'object' && value !== null && 'in' in value;

async function roomOf(file: string): Promise<Room[]> {
  const module = (await import(path.join(SRC, file))) as Record<string, unknown>;
  const rooms = Object.entries(module).filter(([, value]) => isWords(value)) as [string, Words<Dictionary>][];
  return Promise.all(
    rooms.map(async ([name, words]) => {
      const pairs = await Promise.all(LANGUAGES.map(async (language) => [language, await words.in(language)] as const));
      return { name: `${file}: ${name}`, dictionaries: Object.fromEntries(pairs) as Room['dictionaries'] };
    }),
  );
}

const files = await Array.fromAsync(glob(['{features,app,ui,work}/**/{words,streak-words}.ts'], { cwd: SRC }));
const rooms = (await Promise.all(files.map(roomOf))).flat();

/** The text of each name; a phrase is read with numbers, which stand in for any value. */
function textsOf(dictionary: Dictionary, under = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(dictionary)) {
    const key = `${under}${name}`;
    if (typeof value === 'string') texts.set(key, value);
    else if (typeof value === 'function') {
      const samples = [2, 1, 5].map((n) =>
        (value as (...values: number[]) => string)(...(Array(9).fill(n) as number[])),
      );
      texts.set(key, samples.join(' | '));
    } else for (const [inner, text] of textsOf(value as unknown as Dictionary, `${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/** What has to be said in words; the signs of units are the same everywhere. */
const letters = (text: string): string => text.replaceAll(/\b(kcal|kg|g|lb|in|cm|ml)\b|[^\p{L}]/gu, '');

const pairs = rooms.flatMap(({ name, dictionaries }) =>
  LANGUAGES.map((language) => ({
    name,
    language,
    words: textsOf(dictionaries[language]),
    en: textsOf(dictionaries.en),
  })),
);

describe.each(pairs)('$name in $language', ({ language, words, en }) => {
  it('says all that is said in English, and no more', () => {
    expect(new Set(words.keys())).toEqual(new Set(en.keys()));
  });

  it('leaves nothing empty and no value unsaid', () => {
    const wrong = [...words].filter(([, text]) => !text.trim() || /undefined|\[object|NaN|=>/.test(text));
    expect(wrong).toEqual([]);
  });

  it('leaves no English behind', () => {
    const same = language === 'en' ? [...words.values()] : SAME_WORDS[language];
    const left = [...words].filter(([name, text]) => letters(text) && text === en.get(name) && !same.includes(text));
    expect(left).toEqual([]);
  });

  it('keeps to one form of address', () => {
    expect([...words].filter(([, text]) => OTHER_ADDRESS[language]?.test(text))).toEqual([]);
  });
});

describe('words', () => {
  const en = { hello: 'Hello' };
  const others = {
    es: async () => ({ words: { hello: 'Hola' } }),
    fr: () => Promise.reject(new Error('no network')),
    de: async () => ({ words: { hello: 'Hallo' } }),
  };

  it('are here at once in English, and in another language by one and the same promise', async () => {
    const words = defineWords({ en, ...others });
    expect(words.in('en')).toBe(en);
    const coming = words.in('es');
    expect(coming).toBeInstanceOf(Promise);
    expect(words.in('es')).toBe(coming);
    expect(await coming).toEqual({ hello: 'Hola' });
    // A value in place of it would break a screen that React renders again from where it waited.
    expect(words.in('es')).toBe(coming);
  });

  it('are English where a dictionary does not come', async () => {
    const words = defineWords({ en, ...others });
    expect(await words.in('fr')).toBe(en);
  });

  it('have the plural of their language', () => {
    const forms = { one: 'one', other: 'other' };
    expect([0, 1, 2].map((n) => countingIn('en')(n, forms))).toEqual(['other', 'one', 'other']);
    expect([0, 1, 2].map((n) => countingIn('fr')(n, forms))).toEqual(['one', 'one', 'other']);
    expect(countingIn('es')(1_000_000, forms)).toBe('other');
  });
});
