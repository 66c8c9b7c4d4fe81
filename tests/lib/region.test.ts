import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { englishOfRegion, unitsOfRegion } from '#src/lib/region.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');

const PLACES = [
  ['a phone of Lagos that speaks American English', 'Africa/Lagos', ['en-US', 'en'], 'metric', 'en-GB'],
  ['one that speaks its own', 'Africa/Lagos', ['en-NG', 'en'], 'metric', 'en-NG'],
  ['London', 'Europe/London', ['en-GB'], 'metric', 'en-GB'],
  ['Berlin', 'Europe/Berlin', ['de-DE', 'de'], 'metric', 'en-GB'],
  ['New York', 'America/New_York', ['en-US'], 'imperial', 'en-US'],
  ['somebody British in New York', 'America/New_York', ['en-GB'], 'imperial', 'en-US'],
  ['Indiana', 'America/Indiana/Knox', ['en-US'], 'imperial', 'en-US'],
  ['Mexico', 'America/Mexico_City', ['es-MX'], 'metric', 'en-GB'],
  ['no place, by its language', 'UTC', ['en', 'en-NG'], 'metric', 'en-NG'],
  ['no place, by American English', 'Etc/UTC', ['en-US'], 'imperial', 'en-US'],
  ['no place and no region', 'UTC', ['en'], null, 'en-US'],
  ['nothing at all', undefined, [], null, 'en-US'],
  ['a language that is none', 'UTC', ['not a language'], null, 'en-US'],
] as const;

describe('the region', () => {
  it.each(PLACES)('of %s decides on the units and on how dates are written', (_, zone, languages, units, english) => {
    expect(unitsOfRegion({ zone, languages })).toBe(units);
    expect(englishOfRegion({ zone, languages })).toBe(english);
  });
});

describe('a date in English', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  async function told(language: string): Promise<string[]> {
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: ['en-NG'] });
    const { dayInWords, timeInWords } = await import('#src/lib/days.ts');
    const day = dayInWords('2026-09-28', language, { day: 'numeric', month: 'numeric' });
    return [day, dayInWords('2026-09-28', language), timeInWords('Africa/Lagos', 0, language, { dateStyle: 'short' })];
  }

  it('is written in Nigeria as it is written there, and in another language as ever', async () => {
    expect(await told('en')).toEqual(['28/09', expect.stringMatching(/^28 Sept? 2026$/), '01/01/1970']);
    expect(await told('de')).toEqual(['28.9.', '28.09.2026', '01.01.70']);
  });

  it('is formatted in one place, which knows of the region', async () => {
    const own: string[] = [];
    for await (const file of glob('**/*.{ts,tsx}', { cwd: SRC })) {
      const text = await readFile(path.join(SRC, file), 'utf8');
      if (/toLocale(Date|Time)String|new Intl\.DateTimeFormat\((?!\))/.test(text)) own.push(file);
    }
    // The date of the legal pages is a text of the specification.
    expect(own.toSorted()).toEqual(['lib/days.ts', 'marketing/pages/legal.tsx']);
  });
});
