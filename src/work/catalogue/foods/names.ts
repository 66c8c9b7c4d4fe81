import { keepOpened } from '#src/lib/keep-opened.ts';
import { missing } from '#src/lib/missing.ts';
import { defineWords } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { namesIn } from './table/names-in.ts';

/** By what the catalogue says, which is English and never changed. What is the same in both is left out. */
export type FoodNames = Readonly<Record<'names' | 'measures', Readonly<Record<string, string>>>>;

const en: FoodNames = { names: {}, measures: {} };

const withDishes = ({ words, dishes }: { words: FoodNames; dishes: string }): { words: FoodNames } => ({
  words: { ...words, names: { ...namesIn(dishes), ...words.names } },
});

/** The foods and dishes of here, which every device can tell. */
export const foodNames = defineWords({
  en,
  es: () => import('./words-later/es.ts').then(withDishes),
  fr: () => import('./words-later/fr.ts').then(withDishes),
  de: () => import('./words-later/de.ts').then(withDishes),
});

/** The world's foods come apart from those of here, because they are most of what all names weigh. */
const WORLD = {
  es: () => import('#src/work/catalogue/kept/foods-es.ts'),
  fr: () => import('#src/work/catalogue/kept/foods-fr.ts'),
  de: () => import('#src/work/catalogue/kept/foods-de.ts'),
};

/** Of here and of the world; from then on the device holds them. */
export async function allNames(language: keyof typeof WORLD): Promise<FoodNames> {
  const here = await foodNames.in(language);
  const { names, address } = await WORLD[language]();
  keepOpened(new URL(address).pathname);
  return { ...here, names: { ...namesIn(names), ...here.names } };
}

/** Null while they are coming. */
const whole = new Map<Language, FoodNames | null>([['en', en]]);
const listeners = new Set<() => void>();

/** Nothing until the names of the world's foods have come. */
export const wholeNames = (language: Language): FoodNames | null | undefined => whole.get(language);

async function look(language: Language): Promise<void> {
  if (language === 'en' || whole.has(language)) return;
  whole.set(language, null);
  try {
    whole.set(language, await allNames(language));
    for (const listener of listeners) listener();
  } catch (error) {
    if (error instanceof Error) missing.delete(error);
    whole.delete(language);
    globalThis.addEventListener('online', () => void look(language), { once: true });
  }
}

/** Asks for the names of the world's foods, and tells when they have come. */
export function followNames(language: Language, listener: () => void): () => void {
  listeners.add(listener);
  void look(language);
  return () => void listeners.delete(listener);
}
