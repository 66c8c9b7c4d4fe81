import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusedBy } from '#src/features/settings/calls.ts';
import { heldIn } from '#src/features/settings/on-demand/shapes.ts';
import { stateOf } from '#src/features/settings/on-demand/state.ts';
import { editOf, emailRules, passwordRules, profileForm, profileRules } from '#src/features/settings/rules.ts';

const TODAY = '2026-05-13';
const NOBODY = { first_name: null, last_name: null, phone: null, date_of_birth: null, location: null, bio: null };

const list = await readFile('public/common-passwords.txt', 'utf8');
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(list)));

const problems = async (
  rules: typeof passwordRules | typeof emailRules | ReturnType<typeof profileRules>,
  typed: object,
) =>
  (await rules.safeParseAsync(typed)).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the profile', () => {
  const shown = profileForm({ ...NOBODY, first_name: 'Ada', location: 'Lagos' });

  it('is shown with nothing for what is not known', () => {
    expect(shown).toEqual({ ...shown, first_name: 'Ada', last_name: '', location: 'Lagos', bio: '' });
  });

  it('is changed in what was typed into alone, and emptied to nothing', () => {
    expect(editOf({ ...shown, location: '', bio: 'Runner' }, shown)).toEqual({ location: null, bio: 'Runner' });
    expect(editOf(shown, shown)).toEqual({});
  });

  it('is of somebody who is 18 by today', async () => {
    const born = (day: string) => problems(profileRules(TODAY), { ...shown, date_of_birth: day });
    expect(await born(`${Number(TODAY.slice(0, 4)) - 18}${TODAY.slice(4)}`)).toEqual([]);
    expect(await born('2008-05-14')).toEqual(['date_of_birth: minor']);
    expect(await born(TODAY)).toEqual(['date_of_birth: minor']);
  });

  it('may lack everything, and takes no birthday to come', async () => {
    const rules = profileRules(TODAY);
    expect(await problems(rules, profileForm(NOBODY))).toEqual([]);
    expect(await problems(rules, { ...shown, date_of_birth: '2026-05-14' })).toEqual(['date_of_birth: day']);
    expect(await problems(rules, { ...shown, first_name: 'x'.repeat(101) })).toEqual(['first_name: long']);
    expect(await problems(rules, { ...shown, last_name: 'evil.example' })).toEqual(['last_name: name']);
  });
});

describe('a new password', () => {
  it('has six characters, typed twice, beside the one it replaces', async () => {
    expect(await problems(passwordRules, { current: 'old', next: 'secret of', confirm: 'secret of' })).toEqual([]);
    expect(await problems(passwordRules, { current: 'old', next: 'secret', confirm: 'secret' })).toEqual([
      'next: common',
    ]);
    expect(await problems(passwordRules, { current: '', next: 'short', confirm: 'shirt' })).toEqual([
      'current: needed',
      'next: short',
      'confirm: mismatch',
    ]);
  });
});

it('takes an address for an email, without the spaces around it', async () => {
  expect(emailRules.parse({ email: ' ada@example.test ' })).toEqual({ email: 'ada@example.test' });
  expect(await problems(emailRules, { email: 'ada' })).toEqual(['email: wrong']);
});

it('tells no connection from a wrong password, and both from a limit', () => {
  expect(refusedBy({})).toBe('offline');
  expect(refusedBy({ status: 400, code: 'invalid_credentials' })).toBe('wrong-password');
  expect(refusedBy({ status: 429 })).toBe('too-often');
  expect(refusedBy({ status: 500 })).toBe('other');
});

it('calls a request late, whoever works on it, until it has its answer', () => {
  const now = Date.parse('2026-05-13T10:00:00Z');
  const state = (asked: Partial<Parameters<typeof stateOf>[0]>) =>
    stateOf({ outcome: null, taken_at: null, due_at: '2026-05-14T00:00:00Z', ...asked }, now);
  expect(state({})).toBe('received');
  expect(state({ taken_at: '2026-05-01T00:00:00Z' })).toBe('taken');
  expect(state({ taken_at: '2026-05-01T00:00:00Z', due_at: '2026-05-13T09:59:00Z' })).toBe('overdue');
  expect(state({ outcome: 'refused', due_at: '2026-05-01T00:00:00Z' })).toBe('refused');
});

it('what the house holds is shown row by row: one that a newer server says otherwise hides no other', () => {
  const agreement = { purpose: 'terms', version: '1', how: 'sign-up', agreed_at: '2026-01-01', language: 'en' };
  const told = { requests: [{ kind: 'restriction' }], agreements: [agreement, { purpose: 'cookies' }], letters: [{}] };
  expect(heldIn(told)).toMatchObject({ requests: [], agreements: [{ purpose: 'terms' }], devices: [], unread: 3 });
});
