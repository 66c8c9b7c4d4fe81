import type { Food } from '#sync/entities/foods.ts';
import { BEGINS, nearScore, plainScore, WHOLE_WORD, wordsOf } from '#src/lib/name-search.ts';

/** What a food is called, in places of the vocabulary. */
interface Call {
  words: readonly number[];
  /** How many of them are before a comma or a bracket: "Yam, boiled" is yam. */
  head: number;
}

interface Indexed {
  food: Food;
  shown: string;
  /** The name first; and all of it as one. */
  calls: readonly Call[];
  all: readonly number[];
  /** Among equals what is eaten here comes before a table of the whole world, and a food before what is made of it. */
  behind: number;
}

export interface FoodIndex {
  /** Each word once: most occur in many names. */
  vocabulary: readonly string[];
  foods: readonly Indexed[];
}

const GENERIC = 'USDA SR28';

function behindOf({ source, basis }: Food): number {
  if (source.startsWith(GENERIC)) return 0.3;
  return basis === 'derived-recipe' ? 0.1 : 0;
}

/** A food is found by its name in the person's language, by the English one and by its aliases. */
export function indexFoods(foods: readonly Food[], nameOf: (food: Food) => string): FoodIndex {
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, places.size);
    return places.size - 1;
  };
  const indexed = foods.map((food) => {
    const shown = nameOf(food);
    const names = shown === food.name ? [shown, ...food.aliases] : [shown, food.name, ...food.aliases];
    const calls = names.map((name) => ({
      words: wordsOf(name).map(placeOf),
      head: wordsOf(name.split(/[,(]/, 1)[0] ?? '').length,
    }));
    return { food, shown, calls, all: calls.flatMap(({ words }) => words), behind: behindOf(food) };
  });
  return { vocabulary: [...places.keys()], foods: indexed };
}

/** By place in the vocabulary, for each typed word. */
type Scores = readonly (readonly number[])[];

/** 0 where a typed word matches nothing; otherwise more for better matches, and a little for early ones. */
function callScore(call: readonly number[], scores: Scores): number {
  let sum = 0;
  for (const score of scores) {
    let best = 0;
    for (let index = 0; index < call.length; index++) {
      const found = score[call[index] ?? -1] ?? 0;
      if (found > 0) best = Math.max(best, found + 1 / (index + 1));
    }
    if (best === 0) return 0;
    sum += best;
  }
  return sum / scores.length - call.length / 100;
}

/** Nothing is left over: who types "rice" means what is called so, and not what has some in it. */
interface Bonus {
  whole: number;
  head: number;
  /** From which score on a word is the one that was typed. */
  from: number;
}

const PLAIN: Bonus = { whole: 3, head: 1.5, from: WHOLE_WORD };
const NEAR: Bonus = { whole: 1, head: 0, from: 0 };
const ALIAS = -1;
const SCATTERED = -2;

const isTyped = (words: readonly number[], scores: Scores, from: number): boolean =>
  scores.every((score) => words.some((place) => (score[place] ?? 0) >= from));

function bonusOf({ words, head }: Call, scores: Scores, { whole, head: ofHead, from }: Bonus): number {
  if (words.length === scores.length) return isTyped(words, scores, from) ? whole : 0;
  return head === scores.length && isTyped(words.slice(0, head), scores, from) ? ofHead : 0;
}

function foodScore({ calls, all, behind }: Indexed, scores: Scores, bonus: Bonus): number {
  let best = 0;
  calls.forEach((call, index) => {
    const score = callScore(call.words, scores);
    if (score === 0) return;
    best = Math.max(best, score + (index > 0 ? ALIAS : 0) + bonusOf(call, scores, bonus));
  });
  if (best === 0) best = callScore(all, scores) + SCATTERED;
  return Math.max(0, best - behind);
}

interface Found {
  entry: Indexed;
  score: number;
}

function foundBy({ foods }: FoodIndex, scores: Scores, bonus: Bonus): Found[] {
  const found: Found[] = [];
  for (const entry of foods) {
    const score = foodScore(entry, scores, bonus);
    if (score > 0) found.push({ entry, score });
  }
  return found;
}

/** A favourite, and each time that it was eaten lately; together less than the exact word of a table of the world has. */
const USUAL = { favourite: 0.5, time: 0.25, most: 2.65 };

/** How often foods were eaten lately, and which are favourites, by id. */
export interface Usual {
  times: ReadonlyMap<string, number>;
  favourites: ReadonlySet<string>;
}

const NOTHING_USUAL: Usual = { times: new Map(), favourites: new Set() };

const usualness = ({ times, favourites }: Usual, id: string): number =>
  Math.min(USUAL.most, (times.get(id) ?? 0) * USUAL.time + (favourites.has(id) ? USUAL.favourite : 0));

const { compare } = new Intl.Collator();

const begins = (score: number): boolean => score >= BEGINS;

/** A word that no word begins with was mistyped; what is spelt right is not taken for another. */
function scoresOf({ vocabulary }: FoodIndex, typed: string): readonly number[] {
  const plain = vocabulary.map((word) => plainScore(word, typed));
  return plain.some(begins) ? plain : plain.map((score, place) => score || nearScore(vocabulary[place] ?? '', typed));
}

/** Each word is scored once; where one fits nothing, no food is looked at. */
function matcherIn(index: FoodIndex): (typed: readonly string[]) => Found[] {
  const known = new Map<string, readonly number[]>();
  const scoresOnce = (word: string): readonly number[] => {
    const scores = known.get(word) ?? scoresOf(index, word);
    known.set(word, scores);
    return scores;
  };
  return (typed) => {
    const scores = typed.map(scoresOnce);
    if (!scores.every((each) => each.some(Boolean))) return [];
    return foundBy(index, scores, scores.every((each) => each.some(begins)) ? PLAIN : NEAR);
  };
}

const ranked = (found: readonly Found[], usual: Usual): Food[] =>
  found
    .map(({ entry, score }) => ({ entry, score: score + usualness(usual, entry.food.id) }))
    .toSorted((a, b) => b.score - a.score || compare(a.entry.shown, b.entry.shown))
    .map(({ entry }) => entry.food);

/** Best match first, then what one eats often. Remembers words, for many searches of one sentence. */
export function searcherIn(index: FoodIndex, usual: Usual = NOTHING_USUAL): (text: string) => Food[] {
  const matches = matcherIn(index);
  /** "7 up" is "7up". */
  const writtenTogether = (typed: readonly string[]): Found[] => {
    const word = typed.join('');
    return typed.length > 1 && index.vocabulary.some((each) => each.startsWith(word)) ? matches([word]) : [];
  };
  return (text) => {
    const typed = wordsOf(text);
    if (typed.length === 0) return [];
    const found = [matches(typed), writtenTogether(typed)];
    return [...new Set(found.flatMap((each) => ranked(each, usual)))];
  };
}

export const searchFoods = (index: FoodIndex, text: string, usual?: Usual): Food[] => searcherIn(index, usual)(text);
