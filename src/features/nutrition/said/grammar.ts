import type { Food } from '#sync/entities/foods.ts';
import { wordsOf } from '#src/lib/name-search.ts';
import type { Amount } from '#src/work/food/portion.ts';
import { FILLERS, JOINERS, MEASURE_OF, NEGATORS } from './lexicon.ts';
import type { Measure } from './lexicon.ts';
import { inPlainFigures, numeralOf, valueOf, withWholeNumbers } from './numbers.ts';
import type { Numeral } from './numbers.ts';

/** More than one says of a meal. */
export const LONGEST_SAID = 300;

/** What the food table knows. */
export interface Known {
  /** Best match first. */
  search: (text: string) => Food[];
  /** Whether a food is called exactly so. */
  isName: (text: string) => boolean;
  isWord: (word: string) => boolean;
}

/** A line of what was said; without a food where it was not understood. */
export interface Line {
  said: string;
  food: Food | null;
  amount: Amount;
  /** How much was said, for another food too. */
  much: Much;
  /** All that was said with it. */
  of: string;
}

/** So many of a measure; null where nobody said. */
export interface Much {
  count: number | null;
  measure: Measure | null;
}

export type Token =
  | Numeral
  | { is: 'joiner'; said: string }
  | { is: 'stop'; said: string }
  | { is: 'negator'; said: string }
  | { is: 'word'; said: string; word: string };

// A number with its fraction, a word with what belongs to it, or a sign.
const TOKEN = /\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?(?![\p{L}\p{N}]*\d)|[\p{L}\p{N}\p{M}]+|[+&,;.\n]/gu;
const SEPARATORS = '+&,;.\n';

function tokenOf(said: string): Token {
  if (SEPARATORS.includes(said)) return { is: 'stop', said };
  if (/^[\d.,/\s]+$/.test(said)) return { is: 'number', value: valueOf(said), said };
  const [word = ''] = wordsOf(said);
  const number = numeralOf(said, word);
  if (number) return number;
  if (NEGATORS.has(word)) return { is: 'negator', said };
  return JOINERS.has(word) ? { is: 'joiner', said } : { is: 'word', said, word };
}

/** No name of a food has more words. */
const LONGEST_NAME = 8;

/** Of a mix one has plates and bowls; what else was measured is of the first food of its name alone. */
const isOfOne = (token: Token | undefined): boolean => {
  const own = token?.is === 'word' ? MEASURE_OF.get(token.word)?.own : undefined;
  return own !== undefined && own !== 'plate' && own !== 'bowl';
};

/** How many tokens from here on are the name of one food: "rice and beans", "pollo a la parrilla". */
function nameAt(tokens: readonly Token[], at: number, { isName }: Known): number {
  const isMeasured = isOfOne(tokens.slice(0, at).findLast((token) => token.is !== 'word' || !FILLERS.has(token.word)));
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 1; length--) {
    const phrase = tokens.slice(at, at + length);
    const ends = [phrase[0], phrase.at(-1)].every((token) => token?.is === 'word' || token?.is === 'number');
    const isMix = phrase.some(({ is }) => is === 'joiner');
    if (ends && !(isMix && isMeasured) && isName(saidIn(phrase))) return length;
  }
  return 1;
}

const saidIn = (tokens: readonly Token[]): string => tokens.map(({ said }) => said).join(' ');

/** "Tea spoon" and "cuillère à soupe" are one word. */
const withWholeSpoons = (text: string): string =>
  text
    .replaceAll(/(cooking|table|tea)[\s-]+(?=spoons?\b)/gi, '$1')
    .replaceAll(/(cuill[eè]res?)\s+[àa]\s+(?=soupe|caf[eé])/gi, '$1');

/** "7 up" and "7up" are a name, and "200g" is 200 g. */
function tokensOf(text: string, known: Known): Token[] {
  const plain = inPlainFigures(withWholeSpoons(text.slice(0, LONGEST_SAID)));
  const tokens = (plain.match(TOKEN) ?? []).map(tokenOf);
  const made: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const [token, next] = tokens.slice(at, at + 2);
    if (!token) break;
    const isOneWord = token.is === 'number' && next?.is === 'word' && known.isWord(token.said + next.word);
    const length = isOneWord ? 2 : nameAt(tokens, at, known);
    const said = saidIn(tokens.slice(at, at + length));
    made.push(length === 1 ? token : { is: 'word', said, word: said });
    at += length;
  }
  return withWholeNumbers(made);
}

/** What is being heard: how much, of which measure, and of what. */
interface Heard extends Much {
  words: string[];
  said: string[];
  /** Of what is meant there is none in it: "tea without sugar". */
  denied: string[];
}

const silence = (): Heard => ({ count: null, measure: null, words: [], said: [], denied: [] });

/** Whether nothing but an amount comes before the next food is joined on: "coke 2", "egusi 200 g". */
function isAfter(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1);
  const [next, then] = rest;
  const isEnd = (token: Token | undefined): boolean => !token || token.is === 'stop' || token.is === 'joiner';
  return isEnd(next) || (next?.is === 'word' && MEASURE_OF.has(next.word) && isEnd(then));
}

/** How far "and a half" goes after a number, and how much it is. */
function halfAfter(
  tokens: readonly Token[],
  at: number,
  { count, words }: Heard,
): { value: number; length: number } | null {
  const after = tokens.slice(at + 1, at + 3);
  if (count === null || words.length > 0 || after[0]?.is !== 'number') return null;
  const length = after.findIndex((token) => token.is === 'number' && token.value < 1) + 1;
  const half = after[length - 1];
  return half?.is === 'number' ? { value: half.value, length } : null;
}

/** "Cup cake" is a name: a measure follows a number, or comes first. */
function hear(now: Heard, { said, word }: Extract<Token, { is: 'word' }>, isAfterNumber: boolean): void {
  const known = MEASURE_OF.get(word);
  const measure = known?.isSign && !isAfterNumber ? undefined : known;
  now.said.push(said);
  if (measure && now.measure === null && (now.count !== null || now.words.length === 0)) now.measure = measure;
  else if (!FILLERS.has(word)) now.words.push(word);
}

function heardIn(tokens: readonly Token[]): Heard[] {
  const heard: Heard[] = [];
  let now = silence();
  const close = (): void => {
    heard.push(now);
    now = silence();
  };
  let isDenied = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.is === 'stop' || token?.is === 'joiner') isDenied = false;
    if (token?.is === 'negator') isDenied = true;
    else if (isDenied) now.denied.push(...wordsOf(token?.said ?? ''));
    else if (token?.is === 'word') hear(now, token, tokens[at - 1]?.is === 'number');
    else if (token?.is === 'number') {
      // "Three quarters of a plate".
      const part = now.count !== null && now.count < 1 && !now.measure && now.words.length === 0 ? now.count : 1;
      if ((now.count !== null && part === 1) || (now.words.length > 0 && !isAfter(tokens, at))) close();
      now.count = part * token.value;
      now.said.push(token.said);
    } else {
      const half = token?.is === 'joiner' ? halfAfter(tokens, at, now) : null;
      if (!half) close();
      else {
        now.count = (now.count ?? 0) + half.value;
        at += half.length;
      }
    }
  }
  close();
  return heard.filter(({ said }) => said.length > 0);
}

const inHundredths = (value: number): number => Math.round(value * 100) / 100;

/** How many of a measure one serving has: "1 bowl (2 ladles)" has two ladles, "1/2 cup" half a cup. */
function ofServing({ serving_description: serving }: Food, own: string | undefined): number | null {
  const found = own === undefined ? null : new RegExp(`([\\d./]+) (?:[a-z-]+ )?(?:${own})s?\\b`, 'i').exec(serving);
  return found ? valueOf(found[1] ?? '1') : null;
}

/** Of "3 balls" three are one serving; of "1 plate", "1/2 cup" and "100 g" each is one. */
const piecesOf = ({ serving_description: serving }: Food): number =>
  Math.max(1, Number(/^\d+(?= (?!(?:g|kg|ml|cl|l|grams?)\b))/i.exec(serving)?.[0] ?? 1));

function heardAmount(food: Food, { count, measure }: Much): Amount {
  const many = count ?? 1;
  if (measure) {
    const has = ofServing(food, measure.own);
    if (has !== null && has > 0) return { servings: inHundredths(many / has) };
    return measure.grams === undefined ? { servings: many } : { grams: inHundredths(many * measure.grams) };
  }
  return { servings: count === null ? 1 : inHundredths(many / piecesOf(food)) };
}

/** What a meal takes; "a thousand million eggs" was misheard. */
const isAmount = (amount: Amount): boolean =>
  'grams' in amount ? amount.grams >= 1 && amount.grams <= 5000 : amount.servings >= 0.1 && amount.servings <= 40;

/** What was said of this food; one serving where that is no meal. */
export function amountOf(food: Food, much: Much): Amount {
  const amount = heardAmount(food, much);
  return isAmount(amount) ? amount : { servings: 1 };
}

const ONE = { servings: 1 };
const NO_MUCH: Much = { count: null, measure: null };

/** All words are one food, or as many of the first as are one and then the rest; a word that is of none is left as it is. */
function linesOf(heard: Heard, known: Known): Line[] {
  const { words, said: all, denied, count, measure } = heard;
  const much = { count, measure };
  const of = all.join(' ');
  const unheard = (said: string, ofIt = NO_MUCH): Line => ({ said, food: null, amount: ONE, much: ofIt, of });
  if (words.length === 0) {
    // "A wrap" of nothing is the food that is called so.
    const last = all.at(-1) ?? '';
    if (measure && known.isName(last)) return linesOf({ ...heard, measure: null, words: [last] }, known);
    return count === null && measure === null ? [] : [unheard(of, much)];
  }
  if (count === 0) return [unheard(of)];
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    const said = words.slice(0, length).join(' ');
    const food = known.search(said).find(({ name }) => !wordsOf(name).some((word) => denied.includes(word)));
    if (!food) continue;
    const rest = { ...heard, ...NO_MUCH, words: words.slice(length) };
    return [{ said, food, amount: amountOf(food, much), much, of }, ...linesOf(rest, known)];
  }
  const [first = '', ...rest] = words;
  if (rest.length === 0) return [unheard(first, much)];
  const others = linesOf({ ...heard, words: rest }, known);
  const [next, ...after] = others;
  // Words that were not understood stay together.
  return next?.food === null ? [{ ...next, said: `${first} ${next.said}` }, ...after] : [unheard(first), ...others];
}

/** What was said, as lines to be looked at before any is logged. */
export const linesIn = (text: string, known: Known): Line[] =>
  heardIn(tokensOf(text, known)).flatMap((heard) => linesOf(heard, known));
