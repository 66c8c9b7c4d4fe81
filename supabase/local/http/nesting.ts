/** No request needs to nest deeper; databases and parsers recurse as deep as it does. */
const DEEPEST = 64;

const QUOTE = '"';
const ESCAPE = '\\';

/** Counts brackets before anything parses them, ignoring those in JSON strings. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (quoted && sign === ESCAPE) at++;
    else if (sign === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** For anything but JSON, where quotes may mean anything. */
export function hasTooManyBrackets(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if ('[{('.includes(sign)) depth++;
    else if (')}]'.includes(sign)) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** `JSON.parse` for everything a request sends as JSON. */
export function parseJson(text: string): unknown {
  if (isNestedTooDeep(text)) throw new SyntaxError('nested too deep');
  return JSON.parse(text);
}
