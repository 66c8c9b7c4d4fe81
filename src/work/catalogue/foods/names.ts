import { defineWords } from '#src/lib/words.ts';
import { namesIn } from './table/names-in.ts';

/** By what the catalogue says, which is English and never changed. What is the same in both is left out. */
export type FoodNames = Readonly<Record<'names' | 'measures', Readonly<Record<string, string>>>>;

const en: FoodNames = { names: {}, measures: {} };

/** A food list does not wait longer for names that no device holds before it used them; they are there the next time. */
const LONGEST_WAIT_MS = 3000;

const tooLate = (): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, LONGEST_WAIT_MS));

/** The names of the world's foods come apart from those of here, because they are most of what all names weigh. */
const withWorld =
  (here: () => Promise<{ words: FoodNames; dishes: string }>, world: () => Promise<{ names: string }>) =>
  async (): Promise<{ words: FoodNames }> => {
    const [{ words, dishes }, late] = await Promise.all([
      here(),
      Promise.race([world(), tooLate()]).catch(() => undefined),
    ]);
    return { words: { ...words, names: { ...(late && namesIn(late.names)), ...namesIn(dishes), ...words.names } } };
  };

export const foodNames = defineWords({
  en,
  es: withWorld(
    () => import('./words-later/es.ts'),
    () => import('#src/work/catalogue/kept/foods-es.ts'),
  ),
  fr: withWorld(
    () => import('./words-later/fr.ts'),
    () => import('#src/work/catalogue/kept/foods-fr.ts'),
  ),
  de: withWorld(
    () => import('./words-later/de.ts'),
    () => import('#src/work/catalogue/kept/foods-de.ts'),
  ),
});
