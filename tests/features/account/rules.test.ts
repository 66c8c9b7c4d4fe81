import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import {
  codeRules,
  mailCodeRules,
  forgotRules,
  newPasswordRules,
  providerSignUpRules,
  signInRules,
  signUpRules,
} from '#src/features/account/rules.ts';
import { words } from '#src/features/account/words/en.ts';

const list = await readFile('public/common-passwords.txt', 'utf8');
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(list)));

/** The problem of each field that has one. */
async function problems(rules: ZodMiniType, value: unknown): Promise<Record<string, string>> {
  const issues = (await rules.safeParseAsync(value)).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const newcomer = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.org',
  password: 'secret of 1',
  confirm: 'secret of 1',
  privacy: true,
  terms: true,
  disclaimer: true,
  adult: true,
};

const provider = {
  provider_type: 'doctor',
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.org',
  password: 'secret of 1',
  confirm: 'secret of 1',
  specialization: '',
  license_number: '',
  experience: '',
};

describe('a sign-in', () => {
  it('takes any password, because the rules may have been others', async () => {
    expect(await problems(signInRules, { email: 'a@b.co', password: 'x' })).toEqual({});
  });

  it('asks for both', async () => {
    expect(await problems(signInRules, { email: ' ', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
  });

  it('takes the address without the spaces around it, which keyboards add', async () => {
    expect(signInRules.parse({ email: ' ada@example.org ', password: 'x' }).email).toBe('ada@example.org');
  });
});

describe('a forgotten password', () => {
  it('asks for an address that can be one', async () => {
    expect(await problems(forgotRules, { email: '' })).toEqual({ email: 'required' });
    expect(await problems(forgotRules, { email: 'ada' })).toEqual({ email: 'email' });
  });
});

describe('a sign-up', () => {
  it('takes a newcomer who agrees to all three', async () => {
    expect(await problems(signUpRules, newcomer)).toEqual({});
  });

  it.each([
    [{ first_name: ' ' }, { first_name: 'required' }],
    [{ last_name: '' }, { last_name: 'required' }],
    [{ first_name: 'evil.example' }, { first_name: 'name' }],
    [{ email: 'ada@' }, { email: 'email' }],
    [{ password: '12345', confirm: '12345' }, { password: 'short' }],
    [{ confirm: 'other12' }, { confirm: 'mismatch' }],
    [{ privacy: false }, { privacy: 'agreement' }],
    [{ terms: false }, { terms: 'agreement' }],
    [{ disclaimer: false }, { disclaimer: 'agreement' }],
    [{ adult: false }, { adult: 'agreement' }],
    [
      { first_name: '', confirm: 'other12', terms: false },
      { first_name: 'required', confirm: 'mismatch', terms: 'agreement' },
    ],
  ])('with %j has the problems %j', async (change, expected) => {
    expect(await problems(signUpRules, { ...newcomer, ...change })).toEqual(expected);
  });
});

describe('the sign-up of a provider', () => {
  it('needs no specialization, licence or years', async () => {
    expect(await problems(providerSignUpRules, provider)).toEqual({});
  });

  it.each([
    [{ provider_type: '' }, { provider_type: 'providerType' }],
    [{ last_name: 'Obi\u202E' }, { last_name: 'name' }],
    [{ provider_type: 'admin' }, { provider_type: 'providerType' }],
    [{ confirm: 'other12' }, { confirm: 'providerMismatch' }],
    [{ experience: '12' }, {}],
    [{ experience: '81' }, { experience: 'years' }],
    [{ experience: 'many' }, { experience: 'years' }],
  ])('with %j has the problems %j', async (change, expected) => {
    expect(await problems(providerSignUpRules, { ...provider, ...change })).toEqual(expected);
  });
});

describe('a new password', () => {
  it('has six characters at least, twice the same', async () => {
    expect(await problems(newPasswordRules, { password: '1ó3456', confirm: '1ó3456' })).toEqual({});
    expect(await problems(newPasswordRules, { password: '12345', confirm: '12345' })).toEqual({ password: 'short' });
    expect(await problems(newPasswordRules, { password: '1ó3456', confirm: '1ó3457' })).toEqual({
      confirm: 'mismatch',
    });
  });
});

describe('a common password', () => {
  const twice = (password: string) => problems(newPasswordRules, { password, confirm: password });

  it('is refused, whichever of its letters are large', async () => {
    expect(list.split('\n').filter((line) => line.length >= 6 && !line.startsWith('#'))).toHaveLength(1000);
    for (const password of ['123456', 'iloveyou', 'QwertyUiop', 'philips']) {
      expect([password, await twice(password)]).toEqual([password, { password: 'common' }]);
    }
    expect(await twice('iloveyou more')).toEqual({});
  });

  it('is left to the server where the list does not come', async () => {
    vi.resetModules();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const { isCommonPassword } = await import('#src/lib/common-password.ts');
    expect(await isCommonPassword('123456')).toBe(false);
    vi.stubGlobal('fetch', async () => new Response(list));
    expect(await isCommonPassword('123456')).toBe(true);
  });
});

describe('a code', () => {
  it('has six digits, with or without the gap that apps show', async () => {
    expect(codeRules.parse({ code: ' 123 456' })).toEqual({ code: '123456' });
    expect(await problems(codeRules, { code: '12345' })).toEqual({ code: 'code' });
    expect(await problems(codeRules, { code: '12345a' })).toEqual({ code: 'code' });
  });
});

it('every problem has its words', async () => {
  const found = await Promise.all([
    problems(signUpRules, {
      ...newcomer,
      first_name: '',
      last_name: 'x'.repeat(101),
      email: 'a',
      confirm: 'b',
      terms: false,
    }),
    problems(newPasswordRules, { password: '1', confirm: '' }),
    problems(newPasswordRules, { password: '123456', confirm: '123456' }),
    problems(providerSignUpRules, { ...provider, provider_type: '', confirm: 'x', experience: 'x' }),
    problems(codeRules, { code: '' }),
    problems(signUpRules, { ...newcomer, first_name: '<b>' }),
    problems(mailCodeRules, { code: '' }),
  ]);
  const names = found.flatMap((each) => Object.values(each));
  expect(new Set(names)).toEqual(new Set(Object.keys(words.problem)));
});
