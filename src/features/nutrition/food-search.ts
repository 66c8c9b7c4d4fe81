import type { Food } from '#sync/entities/foods.ts';
import { nameScore, wordsOf } from '#src/lib/name-search.ts';

interface Indexed {
  food: Food;
  name: string[];
  aliases: string[][];
}

export type FoodIndex = readonly Indexed[];

export const indexFoods = (foods: readonly Food[]): FoodIndex =>
  foods.map((food) => ({ food, name: wordsOf(food.name), aliases: food.aliases.map(wordsOf) }));

/** What a food is mostly called counts before what it is also called. */
function foodScore({ name, aliases }: Indexed, typed: readonly string[]): number {
  const others = aliases.map((alias) => nameScore(alias, typed) - 1);
  const all = nameScore([...name, ...aliases.flat()], typed) - 2;
  return Math.max(nameScore(name, typed), ...others, all);
}

/** The best first; among equals those the person likes or had of late (`preferred`), then by name. */
export function searchFoods(index: FoodIndex, text: string, preferred: ReadonlySet<string> = new Set()): Food[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const scored: { food: Food; score: number }[] = [];
  for (const entry of index) {
    const score = foodScore(entry, typed);
    if (score > 0) scored.push({ food: entry.food, score: score + (preferred.has(entry.food.id) ? 0.5 : 0) });
  }
  return scored.toSorted((a, b) => b.score - a.score || a.food.name.localeCompare(b.food.name)).map(({ food }) => food);
}
