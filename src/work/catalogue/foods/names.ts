import { keepOpened } from '#src/lib/keep-opened.ts';
import { defineWords } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { arriving, here } from '#src/work/remote/arriving.ts';
import type { Arriving } from '#src/work/remote/arriving.ts';
import { namesIn } from '#src/work/catalogue/names-in.ts';

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
  const ours = await foodNames.in(language);
  const { names, address } = await WORLD[language]();
  keepOpened(new URL(address).pathname);
  return { ...ours, names: { ...namesIn(names), ...ours.names } };
}

export const worldNames: Readonly<Record<Language, Arriving<FoodNames>>> = {
  en: here(en),
  es: arriving(() => allNames('es')),
  fr: arriving(() => allNames('fr')),
  de: arriving(() => allNames('de')),
};
