const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

export interface Line {
  head: string;
  says: string;
  /** Of use only as a whole. */
  isWhole?: boolean;
}

/** A code of more bytes is too fine for the camera of an old phone. */
export const MOST_BYTES = 700;
/** So much of each line stays at least. */
const SHORTEST = 24;
const STEP = 0.8;

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`.toWellFormed();

const written = (title: string, lines: readonly Line[], longest: number): string =>
  [title, ...lines.map(({ head, says, isWhole }) => `${head}: ${isWhole ? says : cut(says, longest)}`)].join('\n');

export interface CodeText {
  text: string;
  isShortened: boolean;
}

/** Plain text, which any camera shows. What is long is shortened, evenly, until the code can be read. */
export function codeTextOf(title: string, said: readonly Line[]): CodeText {
  const lines = said.map((line) => ({ ...line, says: line.says.replaceAll('\n', '; ') }));
  let longest = Math.max(0, ...lines.map(({ says }) => says.length));
  let text = written(title, lines, longest);
  while (bytesOf(text) > MOST_BYTES && longest > SHORTEST) {
    longest = Math.max(SHORTEST, Math.floor(longest * STEP));
    text = written(title, lines, longest);
  }
  return { text, isShortened: text !== written(title, lines, Infinity) };
}
