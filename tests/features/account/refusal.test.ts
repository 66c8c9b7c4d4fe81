import { describe, expect, it } from 'vitest';
import { reasonOf, waitIn } from '#src/features/account/refusal.ts';
import { words as de } from '#src/features/account/words/de.ts';
import { words as en } from '#src/features/account/words/en.ts';

const WRONG = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
const OTHERWISE = 'Please try again.';

describe('the reason of a failure', () => {
  it.each(Object.entries(en.refusal).filter(([, message]) => typeof message === 'string') as [string, string][])(
    '%s is what the server says in English',
    (code, message) => {
      expect(reasonOf({ status: 400, code, message }, en, OTHERWISE)).toBe(message);
    },
  );

  it('is in the language of the reader', () => {
    expect(reasonOf(WRONG, de, OTHERWISE)).toBe('E-Mail oder Passwort stimmt nicht.');
  });

  it('counts the seconds that the server counts', () => {
    const message = 'For security purposes, you can only request this after 43 seconds.';
    const fault = { status: 429, code: 'over_email_send_rate_limit', message };
    expect(reasonOf(fault, en, OTHERWISE)).toBe(message);
    expect(reasonOf(fault, de, OTHERWISE)).toContain('43 Sekunden');
    expect(waitIn(fault)).toBe(43);
    expect(waitIn({ ...fault, message: 'email rate limit exceeded' })).toBeNull();
    expect(waitIn({ ...fault, code: 'other' })).toBeNull();
  });

  it('is the words of the server where it has a new reason, and the general ones where it has none', () => {
    expect(reasonOf({ status: 422, code: 'new_rule', message: 'Not on Sundays' }, de, OTHERWISE)).toBe(
      'Not on Sundays',
    );
    expect(reasonOf({ status: 500, message: '' }, en, OTHERWISE)).toBe(OTHERWISE);
    expect(reasonOf({ status: 400, code: 'wait', message: 'Wait' }, en, OTHERWISE)).toBe('Wait');
  });

  it('says that there is no connection, and what becomes of what was typed', () => {
    const fault = { status: 0, message: 'Failed to fetch' };
    expect(reasonOf(fault, en, OTHERWISE)).toBe(en.offline.call);
    expect(reasonOf(fault, en, OTHERWISE, en.offline.signIn)).toMatch(/needs a connection.*kept/);
    expect(reasonOf({ status: 503, message: '{}' }, en, OTHERWISE)).toBe(en.offline.noAnswer);
  });
});
