// A sealed summary as codes that any camera opens: each is an address of ours whose part after the # never leaves the
// phone that opens it. What does not fit into one code is several, put together by the page they lead to.

type Bytes = Uint8Array<ArrayBuffer>;

/** So many letters a code: beyond it a camera needs a steady hand and a bright screen. */
const LONGEST = 900;
/** More codes than these nobody scans. */
export const MOST_CODES = 6;

export const base64Of = (bytes: Bytes): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Such as an address takes. */
export const toLetters = (bytes: Bytes): string =>
  base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export function toBytes(letters: string): Bytes | null {
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The addresses of the codes; null where it is too long for them, and a file has to do. */
export function codesOf(sealed: Bytes, page: string, name: string): string[] | null {
  const letters = toLetters(sealed);
  const count = Math.ceil(letters.length / LONGEST);
  if (count > MOST_CODES) return null;
  return Array.from(
    { length: count },
    (_, place) => `${page}#${name}.${place + 1}.${count}.${letters.slice(place * LONGEST, (place + 1) * LONGEST)}`,
  );
}

export interface Part {
  name: string;
  place: number;
  count: number;
  letters: string;
}

const PART = /^#?([a-z0-9]{4,12})\.([1-6])\.([1-6])\.([\w-]{1,900})$/;

export function partIn(hash: string): Part | null {
  const [, name, place, count, letters] = PART.exec(hash) ?? [];
  if (!name || !letters || Number(place) > Number(count)) return null;
  return { name, place: Number(place), count: Number(count), letters };
}

/** Of one summary, each place once. */
export function withPart(parts: readonly Part[], part: Part): Part[] {
  const others = parts.filter(
    ({ name, count, place }) => name === part.name && count === part.count && place !== part.place,
  );
  return [...others, part].toSorted((one, other) => one.place - other.place);
}

/** Null while one is still missing. */
export function wholeOf(parts: readonly Part[]): Bytes | null {
  const [first] = parts;
  if (!first || parts.length < first.count) return null;
  return toBytes(parts.map(({ letters }) => letters).join(''));
}
