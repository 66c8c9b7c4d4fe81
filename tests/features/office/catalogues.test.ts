import { describe, expect, it } from 'vitest';
import {
  actsIn,
  beforeIn,
  changesIn,
  contentOf,
  entriesCsv,
  linesIn,
  typedIn,
} from '#src/features/office/catalogues/rules.ts';
import type { Content, Entry } from '#src/features/office/catalogues/shapes.ts';

describe('an entry of a catalogue', () => {
  const gold: Content = {
    title: '=Gold, "the best"',
    kind: 'program',
    price_kobo: 85_000_050,
    price_from: false,
    unit: null,
    tax_code: 'STD-7.5',
    upfront_discount_bp: 250,
    deposit_bp: 2500,
    parts: 5,
    sessions: 72,
    session_type: null,
    months: null,
    place: 4,
  };
  const tip: Content = {
    ...Object.fromEntries(Object.keys(typedIn('health_tips', null)).map((field) => [field, null])),
    title: 'Salt',
    body: 'Less.',
    goals: ['health', 'weight'],
    conditions: [],
    from_month: 3,
    published_on: '2026-10-01',
  };
  const entry: Entry = {
    code: 'gold-program',
    version: 2,
    state: 'published',
    content: gold,
    merged_into: null,
    work_id: null,
    work_state: null,
    work_content: null,
    work_merged_into: null,
    work_note: null,
    work_by: null,
    work_at: null,
    is_own: null,
    may_publish: null,
  };

  it('is typed in naira and percent, and comes back as it was', () => {
    expect(typedIn('offers', gold)).toMatchObject({ price_kobo: '850000.5', deposit_bp: '25', price_from: 'false' });
    expect(contentOf('offers', typedIn('offers', gold))).toEqual(gold);
    expect(contentOf('health_tips', typedIn('health_tips', tip))).toEqual(tip);
  });

  it('keeps what is no number as it is typed, for the server to refuse', () => {
    const typed = { ...typedIn('offers', gold), price_kobo: 'much', parts: '' };
    expect(contentOf('offers', typed)).toMatchObject({ price_kobo: 'much', parts: null });
  });

  it('says which columns change', () => {
    expect(changesIn('offers', gold, { ...gold, price_kobo: 1, unit: 'week' })).toEqual(['price_kobo', 'unit']);
    expect(changesIn('offers', gold, gold)).toEqual([]);
  });

  it('goes through a file that runs no formula, and comes back as it was', () => {
    const file = entriesCsv('offers', [entry, { ...entry, code: 'old', state: 'retired' }]);
    expect(file).toContain(`"'=Gold`);
    expect(linesIn('offers', file)).toEqual({ lines: [{ code: 'gold-program', ...gold }], numbers: [2] });
    const tips = entriesCsv('health_tips', [{ ...entry, code: 'salt', content: tip }]);
    expect(linesIn('health_tips', tips)).toEqual({ lines: [{ code: 'salt', ...tip }], numbers: [2] });
  });

  it('is read from a file as spreadsheets write it, with the numbers of its lines', () => {
    const file = 'code;title;price_kobo\r\nsauna;"Sauna\r\nand steam";much\r\n\r\nsteam;Steam;500000\r\n';
    expect(linesIn('offers', file)).toEqual({
      lines: [
        { code: 'sauna', title: 'Sauna\r\nand steam', price_kobo: 'much' },
        { code: 'steam', title: 'Steam', price_kobo: 500_000 },
      ],
      numbers: [2, 5],
    });
  });

  it('is read from no file that is broken, and of too many', () => {
    for (const text of ['', '"', 'title\nGold\n', 'code\n', 'code,title,title\na,b,c\n'])
      expect([text, linesIn('offers', text)]).toEqual([text, { wrong: 'unreadable' }]);
    const head = 'code,title\ngold,Gold\n';
    for (const line of ['silver', 'silver,Silver,9', 'silver,"Silver'])
      expect([line, linesIn('offers', `${head}${line}\n`)]).toEqual([line, { wrong: 'broken', number: 3 }]);
    const most = Array.from({ length: 201 }, (_, n) => `gold-${n},Gold`).join('\n');
    expect(linesIn('offers', `code,title\n${most}\n`)).toEqual({ wrong: 'long' });
  });

  it('is compared with what was published before it, whatever number that has', () => {
    const version = { id: 'a', note: '', written_by: null, written_at: '', decided_by: null, decided_at: null };
    const versions = [5, null, 2, 1].map((number) => ({
      ...version,
      version: number,
      state: 'replaced' as const,
      content: { title: `Version ${number}` },
    }));
    expect([5, 2, 1, null].map((number) => beforeIn(versions, number)?.['title'])).toEqual([
      'Version 2',
      'Version 1',
      undefined,
      undefined,
    ]);
  });

  it('keeps names with commas in them, fractions, and cents of a dollar', () => {
    const rice: Content = {
      ...Object.fromEntries(Object.keys(typedIn('foods', null)).map((field) => [field, null])),
      name: 'Rice',
      aliases: ['rice, white', 'shinkafa'],
      kcal_per_100g: 122.5,
    };
    const typed = typedIn('foods', rice);
    expect(typed).toMatchObject({ aliases: 'rice, white\nshinkafa', kcal_per_100g: '122.5' });
    expect(contentOf('foods', typed)).toEqual(rice);
    const file = entriesCsv('foods', [{ ...entry, code: 'rice', content: rice }]);
    expect(linesIn('foods', file)).toEqual({ lines: [{ code: 'rice', ...rice }], numbers: [2] });
    expect(typedIn('procedures', { price_low: 250_050 })).toMatchObject({ price_low: '2500.5' });
    const lagos = entriesCsv('centres', [{ ...entry, code: 'lagos', content: { phone: '+234 800' } }]);
    expect(linesIn('centres', lagos)).toMatchObject({ lines: [{ phone: '+234 800' }] });
  });

  it('chooses nothing for whoever only looks', () => {
    expect(contentOf('foods', typedIn('foods', null))).toMatchObject({ basis: null, confidence: null, category: null });
  });

  it('has no months where none are typed', () => {
    expect(contentOf('offers', typedIn('offers', null))).toMatchObject({ months: null, parts: 0 });
  });

  it('is published by whoever may, and taken back by who wrote it', () => {
    expect(actsIn('offers', entry)).toEqual(['write', 'retire']);
    expect(actsIn('foods', entry)).toEqual(['write', 'retire', 'merge']);
    const review = { ...entry, work_state: 'review', is_own: false, may_publish: true } as const;
    expect(actsIn('offers', review)).toEqual(['publish', 'back', 'retire']);
    expect(actsIn('offers', { ...review, may_publish: false })).toEqual(['back', 'retire']);
    expect(actsIn('offers', { ...review, is_own: true, may_publish: false })).toEqual(['drop', 'retire']);
    expect(actsIn('offers', { ...review, work_state: 'draft', is_own: true, state: null })).toEqual(['goOn', 'drop']);
  });
});
