import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import {
  codeRules,
  forgotRules,
  newPasswordRules,
  providerSignUpRules,
  signInRules,
  signUpRules,
} from '#src/features/account/rules.ts';
import { words } from '#src/features/account/words/en.ts';

/** The problem of each field that has one. */
function problems(rules: ZodMiniType, value: unknown): Record<string, string> {
  const issues = rules.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const newcomer = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.org',
  password: 'secret1',
  confirm: 'secret1',
  privacy: true,
  terms: true,
  disclaimer: true,
};

const provider = {
  provider_type: 'doctor',
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.org',
  password: 'secret1',
  confirm: 'secret1',
  specialization: '',
  license_number: '',
  experience: '',
};

describe('a sign-in', () => {
  it('takes any password, because the rules may have been others', () => {
    expect(problems(signInRules, { email: 'a@b.co', password: 'x' })).toEqual({});
  });

  it('asks for both', () => {
    expect(problems(signInRules, { email: ' ', password: '' })).toEqual({ email: 'required', password: 'required' });
  });

  it('takes the address without the spaces around it, which keyboards add', () => {
    expect(signInRules.parse({ email: ' ada@example.org ', password: 'x' }).email).toBe('ada@example.org');
  });
});

describe('a forgotten password', () => {
  it('asks for an address that can be one', () => {
    expect(problems(forgotRules, { email: '' })).toEqual({ email: 'required' });
    expect(problems(forgotRules, { email: 'ada' })).toEqual({ email: 'email' });
  });
});

describe('a sign-up', () => {
  it('takes a newcomer who agrees to all three', () => {
    expect(problems(signUpRules, newcomer)).toEqual({});
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
    [
      { first_name: '', confirm: 'other12', terms: false },
      { first_name: 'required', confirm: 'mismatch', terms: 'agreement' },
    ],
  ])('with %j has the problems %j', (change, expected) => {
    expect(problems(signUpRules, { ...newcomer, ...change })).toEqual(expected);
  });
});

describe('the sign-up of a provider', () => {
  it('needs no specialization, licence or years', () => {
    expect(problems(providerSignUpRules, provider)).toEqual({});
  });

  it.each([
    [{ provider_type: '' }, { provider_type: 'providerType' }],
    [{ last_name: 'Obi\u202E' }, { last_name: 'name' }],
    [{ provider_type: 'admin' }, { provider_type: 'providerType' }],
    [{ confirm: 'other12' }, { confirm: 'providerMismatch' }],
    [{ experience: '12' }, {}],
    [{ experience: '81' }, { experience: 'years' }],
    [{ experience: 'many' }, { experience: 'years' }],
  ])('with %j has the problems %j', (change, expected) => {
    expect(problems(providerSignUpRules, { ...provider, ...change })).toEqual(expected);
  });
});

describe('a new password', () => {
  it('has six characters at least, twice the same', () => {
    expect(problems(newPasswordRules, { password: '123456', confirm: '123456' })).toEqual({});
    expect(problems(newPasswordRules, { password: '12345', confirm: '12345' })).toEqual({ password: 'short' });
    expect(problems(newPasswordRules, { password: '123456', confirm: '123457' })).toEqual({ confirm: 'mismatch' });
  });
});

describe('a code', () => {
  it('has six digits, with or without the gap that apps show', () => {
    expect(codeRules.parse({ code: ' 123 456' })).toEqual({ code: '123456' });
    expect(problems(codeRules, { code: '12345' })).toEqual({ code: 'code' });
    expect(problems(codeRules, { code: '12345a' })).toEqual({ code: 'code' });
  });
});

it('every problem has its words', () => {
  const found = [
    problems(signUpRules, {
      ...newcomer,
      first_name: '',
      last_name: 'x'.repeat(101),
      email: 'a',
      confirm: 'b',
      terms: false,
    }),
    problems(newPasswordRules, { password: '1', confirm: '' }),
    problems(providerSignUpRules, { ...provider, provider_type: '', confirm: 'x', experience: 'x' }),
    problems(codeRules, { code: '' }),
    problems(signUpRules, { ...newcomer, first_name: '<b>' }),
  ].flatMap((each) => Object.values(each));
  expect(new Set(found)).toEqual(new Set(Object.keys(words.problem)));
});
