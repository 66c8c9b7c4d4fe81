// Finds what has a name by what somebody typed of it, with slips and without the marks that a phone hides.

/** Tone marks and dots below are rarely typed on a phone: "ẹ̀fọ́" and "efo" are one word. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many letters may be wrong in a word of this length; a short one is a different word at once. */
const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2);

/** Whether `typed` becomes a beginning of `word` by so many insertions, deletions, replacements and swaps at most. */
function nearlyBegins(word: string, typed: string, most: number): boolean {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1];
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return false;
    before = last;
    last = next;
  }
  return Math.min(...last) <= most;
}

const at = (row: readonly number[], place: number): number => row[place] ?? Infinity;

const EXACT = 8;
const BEGINS = 6;
const WITHIN = 3;
const NEARLY = 2;

function wordScore(word: string, typed: string): number {
  if (word === typed) return EXACT;
  if (word.startsWith(typed)) return BEGINS;
  if (typed.length > 2 && word.includes(typed)) return WITHIN;
  const most = forgiven(typed.length);
  return most > 0 && nearlyBegins(word, typed, most) ? NEARLY : 0;
}

export type Score = (name: readonly string[]) => number;

/**
 * How well a name fits what was typed: 0 where a typed word is found nowhere; otherwise more for better words, and a
 * little for those that come first. A word is in many names, and is compared once.
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
      name.forEach((each, place) => {
        const score = compare(each, nth);
        if (score > 0) best = Math.max(best, score + 1 / (place + 1));
      });
      if (best === 0) return 0;
      sum += best;
    }
    return sum / typed.length - name.length / 100;
  };
}
