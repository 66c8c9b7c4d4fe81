import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { colours } from '../../src/ui/theme/colours.ts';
import type { Colour } from '../../src/ui/theme/colours.ts';
import { tokenStyles } from '../../src/ui/theme/stylesheet.ts';
import { system } from '../../src/ui/chakra/system.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const MODES = ['light', 'dark', 'light with more contrast', 'dark with more contrast'];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Columns 2 and 3 hold only what more contrast changes. */
function shade(name: Colour, mode: number): string {
  const shades: readonly string[] = colours[name];
  return shades[mode] ?? shades[mode % 2] ?? '';
}

const AAA = 7;
const AA = 4.5;
const SIGN = 3;

const STATUSES = ['ok', 'warn', 'bad', 'info', 'idle'] as const;

const PAIRS: [Colour, Colour, number][] = [
  ['ink', 'bg', AAA],
  ['ink', 'surface', AAA],
  ['ink', 'sunken', AAA],
  ['ink-2', 'bg', AAA],
  ['ink-2', 'surface', AAA],
  ['ink-2', 'sunken', AAA],
  ['ink-3', 'bg', AA],
  ['ink-3', 'surface', AA],
  ['ink-3', 'sunken', AA],
  ['link', 'surface', AAA],
  ['link', 'bg', AAA],
  ['act-ink', 'act', AA],
  ['act-ink', 'act-press', AA],
  ['act-text', 'act-soft', AAA],
  ['cloth-ink', 'cloth', AAA],
  ['cloth-ink-2', 'cloth', AAA],
  ['cloth-ink', 'cloth-sel', AAA],
  ['cloth-act', 'cloth', AA],
  ['cloth-act-ink', 'cloth-act', AAA],
  ['ok-solid-ink', 'ok-solid', AA],
  ['warn-solid-ink', 'warn-solid', AA],
  ['bad-solid-ink', 'bad-solid', AA],
  ['tack-ink', 'surface', AAA],
  ['tack-ink', 'bg', AA],
  ['line-strong', 'surface', SIGN],
  ['focus', 'bg', SIGN],
  ['focus', 'surface', SIGN],
  ['tack', 'surface', SIGN],
  ['act', 'surface', AA],
  ...(['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const).map((mark): [Colour, Colour, number] => [mark, 'surface', SIGN]),
  ...STATUSES.map((status): [Colour, Colour, number] => [status, `${status}-soft`, AAA]),
];

describe('the colours', () => {
  it.each(MODES.map((mode, column) => [mode, column] as const))('can be read in %s', (_, column) => {
    const faint = PAIRS.map(([over, under, least]) => ({
      pair: `${over} on ${under}`,
      least,
      found: contrast(shade(over, column), shade(under, column)),
    })).filter(({ found, least }) => found < least);
    expect(faint).toEqual([]);
  });

  it.each([0, 1])('are never nearer to each other where more contrast is asked for (theme %i)', (theme) => {
    const nearer = PAIRS.filter(([over, under]) => {
      const plain = contrast(shade(over, theme), shade(under, theme));
      return contrast(shade(over, theme + 2), shade(under, theme + 2)) < Math.min(plain, AAA);
    });
    expect(nearer).toEqual([]);
  });

  it('are written nowhere else in the kit', async () => {
    const painted: string[] = [];
    for await (const file of glob('src/ui/**/*.{ts,tsx,css}', { cwd: ROOT })) {
      if (/theme\/(scales|colours|tokens)\.ts$/.test(file)) continue;
      const text = await readFile(path.join(ROOT, file), 'utf8');
      if (/#[\da-f]{3,8}\b(?!\/)|\brgba?\(|\bhsla?\(/i.test(text.replaceAll(/#(src|sync)\//g, ''))) painted.push(file);
    }
    expect(painted).toEqual([]);
  });
});

describe('the stylesheet of the tokens', () => {
  const styles = tokenStyles();

  it('has every variable that a style prop of Chakra refers to', () => {
    const named = [...system.tokens.allTokens]
      .filter(({ extensions }) => extensions.category !== 'breakpoints')
      .map(({ name }) => system.token.var(name))
      .map((reference) => /var\((--[^),]+)/.exec(reference)?.[1])
      .filter((name) => name !== undefined)
      .filter((name) => !/^--(sizes-breakpoint|colors-color-palette|breakpoints)/.test(name));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !styles.includes(`${name.replaceAll('\\', '')}: `))).toEqual([]);
  });

  it('lets a chosen theme stand against the wish of the system', () => {
    expect(styles).toContain('[data-theme="dark"] {');
    expect(styles).toContain('@media (prefers-color-scheme: dark) { :root:not([data-theme]) {');
  });
});
