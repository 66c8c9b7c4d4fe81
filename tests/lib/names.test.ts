import { describe, expect, it } from 'vitest';
import { emailPrefixOf, fullNameOf, initialsOf } from '#src/lib/names.ts';

const named = (first_name: string | null, last_name: string | null) => ({ first_name, last_name });

describe('a name', () => {
  it('has its first letters, whole where a letter is more than one character', () => {
    expect(initialsOf(named('ada', 'Obi'))).toBe('AO');
    expect(initialsOf(named('Ọ̀ṣun', null))).toBe('Ọ̀');
    expect(initialsOf(named(' ', null))).toBe('U');
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
