import { numberIn } from '#src/lib/numbers.ts';
import type { Token } from './grammar.ts';
import { MULTIPLES, NUMBERS, RANGES } from './lexicon.ts';

export interface Numeral {
  is: 'number';
  value: number;
  said: string;
  /** Figures are whole as they stand; words add up: "twenty five". */
  isSpelt?: boolean;
  /** "Two dozen", "two hundred". */
  isMultiple?: boolean;
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' };

/** "2x" and "x2" are twice, "2-3" is two or three, and "1-1/2" one and a half. */
export const inPlainFigures = (text: string): string =>
  text
    .replaceAll(/[½¼¾⅓⅔]/g, (sign) => ` ${FRACTIONS[sign]} `)
    .replaceAll(/(\d)\s*[x×](?!\p{L})|(?<!\p{L})[x×]\s*(?=\d)/giu, '$1 ')
    .replaceAll(/(\d)-(?=\d+\/\d)/g, '$1 ')
    .replaceAll(/(\d)\s*[-–—]\s*(?=\d)/g, '$1 or ');

export function valueOf(number: string): number {
  const parts = number.split(/\s+/).map((part) => {
    const [over = '', under] = part.split('/');
    return (numberIn(over) ?? NaN) / (under === undefined ? 1 : Number(under));
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

export function numeralOf(said: string, word: string): Numeral | null {
  // French, and one in English without its accent.
  if (said.toLowerCase() === 'à') return null;
  const multiple = MULTIPLES.get(word);
  if (multiple !== undefined) return { is: 'number', value: multiple, said, isSpelt: true, isMultiple: true };
  const value = NUMBERS.get(word);
  return value === undefined ? null : { is: 'number', value, said, isSpelt: true };
}

const isArticle = ({ said }: Numeral): boolean => /^an?$/i.test(said);

/** Whether a smaller number is added: "twenty five", "soixante-quinze", "dix-sept", "two hundred fifty". */
function isAdded(first: Numeral, { value, isSpelt, isMultiple }: Numeral): boolean {
  const sum = first.value;
  if (!first.isSpelt || !isSpelt || isMultiple === true || value < 1) return false;
  if (sum >= 100) return sum % 100 === 0 && value < 100;
  if (sum === 10) return value >= 7 && value <= 9;
  return sum >= 20 && sum % 10 === 0 && value < (sum === 60 || sum === 80 ? 20 : 10);
}

function valueTogether(first: Numeral, next: Numeral): number | null {
  if (isAdded(first, next)) return first.value + next.value;
  const isScore = first.value === 4 && next.said.toLowerCase().startsWith('vingt');
  if (next.isMultiple || isScore || next.value < 1 || first.value < 1) return first.value * next.value;
  return isArticle(first) ? next.value : null;
}

/** "Two hundred and fifty", "treinta y cinco", "vingt et un"; but "20 and a coke" are two things. */
function isJoinedOn(first: Numeral, joiner: string, next: Numeral): boolean {
  if (isArticle(next) || !isAdded(first, next)) return false;
  return first.value >= 100 ? joiner === 'and' : joiner === 'y' || joiner === 'et';
}

const isRange = (token: Token | undefined): boolean =>
  token?.is === 'word' && (RANGES.has(token.word) || token.said.toLowerCase() === 'à');

const numberAt = (tokens: readonly Token[], at: number): Numeral | null => {
  const token = tokens[at];
  return token?.is === 'number' ? token : null;
};

/** What is one figure becomes one. */
export function withWholeNumbers(tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  /** A number as far as it goes, and where it ends. */
  const wholeAt = (start: number): { number: Numeral; end: number } | null => {
    let number = numberAt(tokens, start);
    let end = start + 1;
    while (number) {
      const between: Token | undefined = tokens[end];
      const straight: Numeral | null = numberAt(tokens, end);
      const joined: Numeral | null = between?.is === 'joiner' ? numberAt(tokens, end + 1) : null;
      const next: Numeral | null =
        straight ?? (joined && isJoinedOn(number, between?.said ?? '', joined) ? joined : null);
      const value: number | null = next && valueTogether(number, next);
      if (next === null || value === null) return { number, end };
      number = { is: 'number', value, said: `${number.said} ${next.said}`, isSpelt: next.isSpelt === true };
      end += straight ? 1 : 2;
    }
    return null;
  };
  for (let at = 0; at < tokens.length;) {
    const first = wholeAt(at);
    const last = first && isRange(tokens[first.end]) ? wholeAt(first.end + 1) : null;
    const token = tokens[at];
    if (first && last) {
      const value = (first.number.value + last.number.value) / 2;
      made.push({ is: 'number', value, said: `${first.number.said}–${last.number.said}` });
    } else if (first) made.push(first.number);
    else if (token) made.push(token);
    at = last?.end ?? first?.end ?? at + 1;
  }
  return made;
}
