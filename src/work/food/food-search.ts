import type { Food } from '#sync/entities/foods.ts';
import { scoreFor, wordsOf } from '#src/lib/name-search.ts';
import type { Score } from '#src/lib/name-search.ts';

interface Indexed {
  food: Food;
  shown: string;
  name: string[];
  aliases: string[][];
  all: string[];
}

export type FoodIndex = readonly Indexed[];

/** A food is found by its name in the person's language and by the English one. */
export const indexFoods = (foods: readonly Food[], nameOf: (food: Food) => string): FoodIndex =>
  foods.map((food) => {
    const shown = nameOf(food);
    const others = shown === food.name ? food.aliases : [food.name, ...food.aliases];
    const [name, aliases] = [wordsOf(shown), others.map(wordsOf)];
    return { food, shown, name, aliases, all: [...name, ...aliases.flat()] };
  });

/** A food's main name scores higher than its aliases. */
function foodScore({ name, aliases, all }: Indexed, score: Score): number {
  return Math.max(score(name), ...aliases.map((alias) => score(alias) - 1), score(all) - 2);
}

/** Best match first; among equals favourites and recent foods (`preferred`), then by name. */
export function searchFoods(index: FoodIndex, text: string, preferred: ReadonlySet<string> = new Set()): Food[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const scoreOf = scoreFor(typed);
  const scored: { entry: Indexed; score: number }[] = [];
  for (const entry of index) {
    const score = foodScore(entry, scoreOf);
    if (score > 0) scored.push({ entry, score: score + (preferred.has(entry.food.id) ? 0.5 : 0) });
  }
  return scored
    .toSorted((a, b) => b.score - a.score || a.entry.shown.localeCompare(b.entry.shown))
    .map(({ entry }) => entry.food);
}
