import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../src/ui/theme/fonts');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.woff2'));
const MOST = 48_000;
/** What every page loads before it can be read. */
const MOST_AT_FIRST = 34_000;

const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + statSync(path.join(FOLDER, file)).size, 0);

const LETTERS = 'ẹẸọỌṣṢịỊụỤṅṄɓƁɗƊƙƘƴǹńḿ₦àáèéìíòóùú';
const WITH_TONES = ['ẹ̀', 'ẹ́', 'ọ̀', 'ọ́', 'Ẹ̀', 'Ọ́', 'Ị́', 'ụ̀', 'ụ́'];
/** Ojuju has no place for a tone above the dot of this letter: there it stands beside it. */
const IN_TEXT_ONLY = ['ị̀', 'ị́'];
const OTHER_LANGUAGES = 'ñ¿¡üßöäçêœ«»…–’“”€';

/** The ranges that the stylesheet gives to the files of a face. */
function rangesOf(face: string): { file: string; covers: (code: number) => boolean }[] {
  const rules = readFileSync(path.join(FOLDER, 'fonts.css'), 'utf8').split('@font-face').slice(1);
  return rules
    .filter((rule) => rule.includes(`./${face}-`))
    .map((rule) => {
      const ranges = [...rule.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]) => [
        Number.parseInt(first, 16),
        Number.parseInt(last, 16),
      ]);
      return {
        file: /\.\/([\w-]+\.woff2)/.exec(rule)?.[1] ?? '',
        covers: (code) => ranges.some(([first = 0, last = 0]) => code >= first && code <= last),
      };
    });
}

describe.each(['ojuju', 'noto-sans'])('%s', (face) => {
  const files = rangesOf(face).map(({ file, covers }) => ({ file, covers, font: openSync(path.join(FOLDER, file)) }));

  it.each([...new Set(LETTERS + OTHER_LANGUAGES)])('draws %s from the file that is asked for it', (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const asked = files.filter(({ covers }) => covers(code));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ font }) => font.hasGlyphForCodePoint(code))).toBe(true);
  });

  it.each(face === 'noto-sans' ? [...WITH_TONES, ...IN_TEXT_ONLY] : WITH_TONES)(
    'sets the tone mark of %s upon its letter, in one file',
    (letter) => {
      const codes = Array.from(letter).map((sign) => sign.codePointAt(0) ?? 0);
      const whole = files.filter(({ covers }) => codes.every(covers));
      expect(whole).toHaveLength(1);
      const { glyphs, positions } = openSync(path.join(FOLDER, whole.map(({ file }) => file).join())).layout(letter);
      expect(glyphs.every(({ id }) => id !== 0)).toBe(true);
      const mark = positions.at(-1)!;
      expect(glyphs.length === 1 || mark.xOffset !== 0 || mark.yOffset !== 0).toBe(true);
    },
  );
});

it('all fonts together weigh little, and what a first view needs weighs less', () => {
  expect(FILES).toHaveLength(6);
  expect(sizeOf(FILES)).toBeLessThanOrEqual(MOST);
  expect(sizeOf(FILES.filter((file) => file.endsWith('-latin.woff2')))).toBeLessThanOrEqual(MOST_AT_FIRST);
});
