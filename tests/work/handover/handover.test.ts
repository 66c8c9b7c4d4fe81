import { beforeEach, describe, expect, it } from 'vitest';
import { codesOf, MOST_CODES, partIn, toBytes, toLetters, wholeOf, withPart } from '#src/work/handover/codes.ts';
import type { Part } from '#src/work/handover/codes.ts';
import { newPin, seal, unseal } from '#src/work/handover/seal.ts';

const PAGE = 'https://clinic.example/hand-over';
const noise = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const hashOf = (address: string): string => new URL(address).hash;
const partsOf = (addresses: readonly string[]): Part[] => addresses.flatMap((each) => partIn(hashOf(each)) ?? []);

describe('what is locked', () => {
  it('opens with its PIN, however that is typed, and with no other', async () => {
    const sealed = await seal('{"a":"Ọlá"}', '1234 5678');
    expect(await unseal(sealed, '12345678')).toBe('{"a":"Ọlá"}');
    expect(await unseal(sealed, '12345679')).toBeNull();
  });

  it('does not open once a single bit of it is another', async () => {
    const sealed = await seal('a summary', '12345678');
    for (const place of [0, 5, 20, sealed.length - 1]) {
      const broken = sealed.map((byte, at) => (at === place ? byte ^ 1 : byte));
      expect(await unseal(broken, '12345678')).toBeNull();
    }
  });

  it('is never the same twice, and shows nothing of what is in it', async () => {
    const [one, other] = await Promise.all([seal('a summary', '12345678'), seal('a summary', '12345678')]);
    expect(toLetters(one)).not.toBe(toLetters(other));
    expect(new TextDecoder().decode(one)).not.toContain('summary');
  });

  it('has a PIN of twelve digits', () => {
    expect(newPin()).toMatch(/^\d{4} \d{4} \d{4}$/);
    expect(new Set(Array.from({ length: 50 }, newPin)).size).toBe(50);
  });
});

describe('codes', () => {
  it.each([1, 674, 675, 2000, 4050])('of %i bytes are as they were, in whatever order they are read', (length) => {
    const bytes = noise(length);
    const codes = codesOf(bytes, PAGE, 'abc123') ?? [];
    const read = partsOf(codes.toReversed()).reduce<Part[]>(withPart, []);
    expect(wholeOf(read)).toEqual(bytes);
  });

  it('are told to be too many', () => {
    expect(codesOf(noise(675 * MOST_CODES), PAGE, 'abc123')).toHaveLength(MOST_CODES);
    expect(codesOf(noise(675 * MOST_CODES + 1), PAGE, 'abc123')).toBeNull();
  });

  it('are not whole while one is missing, and one read twice is one', () => {
    const [first = ''] = codesOf(noise(2000), PAGE, 'abc123') ?? [];
    const read = partsOf([first, first]).reduce<Part[]>(withPart, []);
    expect(read).toHaveLength(1);
    expect(wholeOf(read)).toBeNull();
  });

  it('of another summary begin anew', () => {
    const [one, other] = ['abc123', 'def456'].map((name) => partsOf(codesOf(noise(2000), PAGE, name) ?? []));
    expect([...(one ?? []).slice(0, 2), ...(other ?? [])].reduce<Part[]>(withPart, [])).toEqual(other);
  });

  it.each(['', '#', '#abc123.2.1.aaaa', '#abc123.1.9.aaaa', '#ABC.1.1.aa', '#abc123.1.1.<b>', '#main'])(
    'are no codes: %s',
    (hash) => expect(partIn(hash)).toBeNull(),
  );

  it('are no bytes where the letters are none', () => expect(toBytes('a')).toBeNull());
});

describe('what waits for its other parts', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => void store.set(key, value),
        removeItem: (key: string) => void store.delete(key),
      },
    });
  });

  it('is found by the page of the next code, and forgotten', async () => {
    const { forget, gather } = await import('#src/work/handover/parts-kept.ts');
    const bytes = noise(1300);
    const hashes = (codesOf(bytes, PAGE, 'abc123') ?? []).map(hashOf);
    expect(hashes.map((hash) => gather(hash).length)).toEqual([1, 2]);
    expect(wholeOf(gather(''))).toEqual(bytes);
    forget();
    expect(gather('')).toEqual([]);
  });

  it('is nothing where the store holds something else', async () => {
    const { gather } = await import('#src/work/handover/parts-kept.ts');
    for (const broken of ['{', '{}', '[1]', '["abc"]']) {
      store.set('handover', broken);
      expect(gather('')).toEqual([]);
    }
  });
});
