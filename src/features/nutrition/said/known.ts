import type { Food } from '#sync/entities/foods.ts';
import { wordsOf } from '#src/lib/name-search.ts';
import { searcherIn } from '#src/work/food/food-search.ts';
import type { FoodIndex, Usual } from '#src/work/food/food-search.ts';
import type { Known } from './grammar.ts';

/** What the grammar asks, out of the index that the search has. */
export function knownFrom(index: FoodIndex, usual: Usual): Known {
  const names = new Set(
    index.foods.flatMap(({ food, shown }) =>
      [shown, food.name, ...food.aliases].map((name) => wordsOf(name).join(' ')),
    ),
  );
  const words = new Set(index.vocabulary);
  const search = searcherIn(index, usual);
  const found = new Map<string, Food[]>();
  return {
    search: (text) => {
      const foods = found.get(text) ?? search(text);
      found.set(text, foods);
      return foods;
    },
    isName: (text) => names.has(wordsOf(text).join(' ')),
    isWord: (word) => words.has(word),
  };
}
