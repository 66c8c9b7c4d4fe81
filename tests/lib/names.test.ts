import { describe, expect, it } from 'vitest';
import { emailPrefixOf, fullNameOf, initialsOf, isName } from '#src/lib/names.ts';
import { NAMES, NO_NAMES } from '../support/names.ts';

const named = (first_name: string | null, last_name: string | null) => ({ first_name, last_name });

describe('a name', () => {
  it('has the first letters of its first and last word, whole where a letter is more than one character', () => {
    expect(initialsOf('ada Obi')).toBe('AO');
    expect(initialsOf(' Ọ̀ṣun  Adé Bello ')).toBe('Ọ̀B');
    expect(initialsOf('tèmítọ́pẹ́')).toBe('T');
    expect(initialsOf(' ')).toBe('U');
  });

  it('is put together from what is known of it', () => {
    expect(fullNameOf(named('Ada', 'Obi'))).toBe('Ada Obi');
    expect(fullNameOf(named(null, ' Obi '))).toBe('Obi');
    expect(fullNameOf(named(null, null))).toBe('');
  });

  it('is the part before the @ where there is only an address', () => {
    expect(emailPrefixOf('client@demo.test')).toBe('client');
    expect(emailPrefixOf(null)).toBe('');
  });
});

describe('what is kept as a name', () => {
  it('may be what ordinary people are called', () => {
    expect(NAMES.filter((name) => !isName(name))).toEqual([]);
  });

  it.each(Object.entries(NO_NAMES))('is nothing with %s', (_, name) => {
    expect(isName(name)).toBe(false);
  });
});
