// Finds names by what somebody typed, with typos and without the marks that are hard to type on a phone.

/** Tone marks and dots below are rarely typed on a phone: "ẹ̀fọ́" and "efo" are one word, and so are "œuf" and "oeuf". */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many letters of such a word may be wrong; a short one becomes a different word at once. */
const allowedTypos = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2);

/** Whether `typed` can become a prefix of `word` with at most so many insertions, deletions, replacements and swaps. */
function isNearPrefix(word: string, typed: string, most: number): boolean {
  let before: number[] = [];
  let last = Array.from({ length: most + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next: number[] = [];
    let least = Infinity;
    // Columns farther from this row stand for more slips than are allowed.
    for (let column = Math.max(0, row - most); column <= Math.min(word.length, row + most); column++) {
      const same = typed[row - 1] === word[column - 1];
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const slips = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
      next[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return false;
    before = last;
    last = next;
  }
  return true;
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;

const EXACT = 8;
/** As typed, but for its plural: from here on it is the whole word. */
export const WHOLE_WORD = 7.5;
export const BEGINS = 6;
const WITHIN = 3;
const NEARLY = 2;

/** What a word may be the plural of, in the languages that have names: a guess that has to be a word by itself. */
const ENDINGS: readonly [plural: string, one: string][] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['n', ''],
  ['x', ''],
];
const SHORTEST = 3;
const LONGER = 2;

const isPluralOf = (many: string, one: string): boolean =>
  one.length >= SHORTEST &&
  many.length > one.length &&
  many.length <= one.length + LONGER &&
  ENDINGS.some(([plural, end]) => many.endsWith(plural) && many.slice(0, -plural.length) + end === one);

/** As it is typed: the word, its beginning or a part of it. */
export function plainScore(word: string, typed: string): number {
  if (word === typed) return EXACT;
  if (isPluralOf(typed, word) || isPluralOf(word, typed)) return WHOLE_WORD;
  if (word.startsWith(typed)) return BEGINS;
  return typed.length > 2 && word.includes(typed) ? WITHIN : 0;
}

/** With a slip of the finger; a little more where it is not the beginning of a longer word. */
export function nearScore(word: string, typed: string): number {
  const most = allowedTypos(typed.length);
  if (most === 0 || word.length < typed.length - most || !isNearPrefix(word, typed, most)) return 0;
  return word.length > typed.length + most ? NEARLY : NEARLY + 0.5;
}

const wordScore = (word: string, typed: string): number => plainScore(word, typed) || nearScore(word, typed);

export type Score = (name: readonly string[]) => number;

/**
 * How well a name fits: 0 where a typed word matches nothing; otherwise more for better matches, and a little for early
 * ones. Words occur in many names, so each is compared once.
 */
export function scoreFor(typed: readonly string[]): Score {
  const compared = typed.map(() => new Map<string, number>());

  function compare(each: string, nth: number): number {
    const known = compared[nth]?.get(each);
    if (known !== undefined) return known;
    const score = wordScore(each, typed[nth] ?? '');
    compared[nth]?.set(each, score);
    return score;
  }

  return (name) => {
    let sum = 0;
    for (const nth of typed.keys()) {
      let best = 0;
      name.forEach((each, index) => {
        const score = compare(each, nth);
        if (score > 0) best = Math.max(best, score + 1 / (index + 1));
      });
      if (best === 0) return 0;
      sum += best;
    }
    return sum / typed.length - name.length / 100;
  };
}
