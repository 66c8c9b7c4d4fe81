import { keepOpened } from '#src/lib/keep-opened.ts';
import type { Language } from '#src/lib/words.ts';
import { arriving } from '#src/work/remote/arriving.ts';
import type { Arriving } from '#src/work/remote/arriving.ts';

/** How an exercise is done and what goes wrong; how the first ones are done is in the catalogue. */
interface ToldOfOne {
  how?: string;
  mistakes: string[];
}

export interface Told {
  /** By its English name. */
  all: Readonly<Record<string, ToldOfOne>>;
  words: { drawing: (name: string) => string; moving: (name: string) => string; mistakes: string };
}

/** Each line is `name|how|mistake|mistake`. */
const toldIn = (texts: readonly string[]): Told['all'] =>
  Object.fromEntries(
    texts.flatMap((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => {
          const [name = '', how, ...mistakes] = line.split('|');
          return [name, how ? { how, mistakes } : { mistakes }];
        }),
    ),
  );

const FILES = {
  en: () => import('#src/work/catalogue/kept/how-to-en.ts'),
  es: () => import('#src/work/catalogue/kept/how-to-es.ts'),
  fr: () => import('#src/work/catalogue/kept/how-to-fr.ts'),
  de: () => import('#src/work/catalogue/kept/how-to-de.ts'),
};

/** Of the whole library; from then on the device holds it. */
export async function allTold(language: Language): Promise<Told> {
  const { texts, words, address } = await FILES[language]();
  keepOpened(new URL(address).pathname);
  return { all: toldIn(texts), words };
}

export const told: Readonly<Record<Language, Arriving<Told>>> = {
  en: arriving(() => allTold('en')),
  es: arriving(() => allTold('es')),
  fr: arriving(() => allTold('fr')),
  de: arriving(() => allTold('de')),
};
