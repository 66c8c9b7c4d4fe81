// Code 128 (ISO/IEC 15417), code set B and, for digits in pairs, C. A symbol is three bars and three spaces, each one to
// four modules wide; the widths of all 107 are the standard's.

const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112';

const SYMBOLS = WIDTHS.split(' ');
const TO_C = 99;
const TO_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;
const CHECK = 103;
const SPACE = 32;

const digitsAt = (text: string, at: number): number => /^\d*/.exec(text.slice(at))?.[0].length ?? 0;

/** In pairs digits take half the room; changing over costs a symbol, so it pays from four at an end, six within. */
function paysInPairs(text: string, at: number): boolean {
  const digits = digitsAt(text, at);
  const isAtEnd = at === 0 || at + digits === text.length;
  return digits >= (isAtEnd ? 4 : 6);
}

/** The values of the symbols, with start, check and stop. */
export function code128(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new RangeError('Code 128 B has the printable letters of ASCII');
  const values: number[] = [];
  let inPairs = paysInPairs(text, 0);
  values.push(inPairs ? START_C : START_B);
  for (let at = 0; at < text.length;) {
    if (inPairs && digitsAt(text, at) >= 2) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else if (inPairs) {
      values.push(TO_B);
      inPairs = false;
    } else if (at > 0 && digitsAt(text, at) % 2 === 0 && paysInPairs(text, at)) {
      values.push(TO_C);
      inPairs = true;
    } else {
      values.push(text.charCodeAt(at) - SPACE);
      at += 1;
    }
  }
  const check = values.reduce((sum, value, place) => sum + value * Math.max(place, 1), 0) % CHECK;
  return [...values, check, STOP];
}

export interface Bar {
  x: number;
  width: number;
}

/** The bars in modules, without the ten of white that belong on either side, and how wide all of it is. */
export function bars(text: string): { bars: Bar[]; width: number } {
  const found: Bar[] = [];
  let x = 0;
  for (const value of code128(text)) {
    for (const [at, width] of (SYMBOLS[value] ?? '').split('').map(Number).entries()) {
      if (at % 2 === 0) found.push({ x, width });
      x += width;
    }
  }
  return { bars: found, width: x };
}
