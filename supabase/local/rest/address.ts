import { hasTooManyBrackets } from '../http/nesting.ts';

// lite puts parts of an address into the statement, and one session serves everybody. So anything that could change its
// meaning, or block the session, is refused before lite sees it.

/** lite does not quote here, and would accept the words of `text collate "C"`. */
const CAST =
  /::\s*(?:(?:double precision|character varying|time(?:stamp)? with(?:out)? time zone)\b|\w+)(?=\s*(?:[,).:]|$))/gi;

/** A regular expression with back references takes exponentially long. */
const EXPRESSION = /^(?:not\.)*i?match(?:\(\w+\))?\./i;
const EXPRESSION_IN_GROUP = /\.i?match(?:\(\w+\))?\./i;
const GROUP = /(?:^|\.)(?:and|or)$/;

/** Each level of embedding multiplies the rows of the one above. */
const EMBEDDED = 2;

const quoted = /"[^"]*"/g;

function depthOf(select: string): number {
  let [depth, deepest] = [0, 0];
  // An aggregate call has nothing between its brackets.
  for (const sign of select.replaceAll('()', '')) {
    if (sign === '(') deepest = Math.max(deepest, ++depth);
    else if (sign === ')') depth--;
  }
  return deepest;
}

function faultOfSelect(select: string): string | null {
  if (depthOf(select.replaceAll(quoted, '')) > EMBEDDED) return `more than ${EMBEDDED} levels are embedded`;
  if (select.replaceAll(CAST, '').includes('::')) return 'a cast needs the name of a type';
  return null;
}

function faultOfParameter(name: string, value: string): string | null {
  if (name.includes('\0') || value.includes('\0')) return 'it holds a character that no text can hold';
  if (hasTooManyBrackets(name) || hasTooManyBrackets(value)) return 'it is nested too deep';
  if (name === 'select') return faultOfSelect(value);
  if ((GROUP.test(name) ? EXPRESSION_IN_GROUP : EXPRESSION).test(value)) return 'regular expressions are not offered';
  return null;
}

/** Why a request with this address is refused; null where it is not. */
export function faultOfAddress(search: URLSearchParams): string | null {
  for (const [name, value] of search) {
    const fault = faultOfParameter(name, value);
    if (fault !== null) return fault;
  }
  return null;
}
