import { keepOpened } from '#src/lib/keep-opened.ts';
import { defineWords } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { arriving, here } from '#src/work/remote/arriving.ts';
import type { Arriving } from '#src/work/remote/arriving.ts';
import { namesIn } from '#src/work/catalogue/names-in.ts';

/** By the catalogue's name, which is English and never changes. Names equal in both languages are left out. */
export type ExerciseNames = Readonly<Record<string, string>>;

const en: ExerciseNames = {};

/** Of the first ones, which every device can tell. */
export const exerciseNames = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

const LIBRARY = {
  es: () => import('#src/work/catalogue/kept/exercises-es.ts'),
  fr: () => import('#src/work/catalogue/kept/exercises-fr.ts'),
  de: () => import('#src/work/catalogue/kept/exercises-de.ts'),
};

/** Of the whole library; from then on the device holds them. */
export async function allNames(language: keyof typeof LIBRARY): Promise<ExerciseNames> {
  const first = await exerciseNames.in(language);
  const { names, address } = await LIBRARY[language]();
  keepOpened(new URL(address).pathname);
  return { ...namesIn(names), ...first };
}

export const libraryNames: Readonly<Record<Language, Arriving<ExerciseNames>>> = {
  en: here(en),
  es: arriving(() => allNames('es')),
  fr: arriving(() => allNames('fr')),
  de: arriving(() => allNames('de')),
};
