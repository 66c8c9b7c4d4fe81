import * as z from 'zod/mini';
import { isCommonPassword } from '#src/lib/common-password.ts';
import { isName } from '#src/lib/names.ts';
import { PROVIDER_TYPES } from '#src/lib/roles.ts';

// What the forms accept. A problem is a key in the dictionaries.

const MIN_PASSWORD = 6;

const email = z.pipe(z.string().check(z.trim(), z.minLength(1, 'required')), z.email('email'));
const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'long'), z.refine(isName, 'name'));
const given = z.string().check(z.minLength(1, 'required'));
const password = z.string().check(
  z.minLength(1, 'required'),
  z.minLength(MIN_PASSWORD, 'short'),
  z.refine(async (typed) => !(await isCommonPassword(typed)), 'common'),
);
const optional = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'long'));
const agreed = z.boolean().check(z.refine((isChecked) => isChecked, 'agreement'));

interface Twice {
  password: string;
  confirm: string;
}

/** Checked even if another field is wrong: people fix everything in one go. */
const same = (problem: string) =>
  z.refine<Twice>(({ password: once, confirm }) => once === confirm, {
    error: problem,
    path: ['confirm'],
    when: () => true,
  });

export const signInRules = z.object({ email, password: given });

export const forgotRules = z.object({ email });

export const signUpRules = z
  .object({
    first_name: name,
    last_name: name,
    email,
    password,
    confirm: given,
    privacy: agreed,
    terms: agreed,
    disclaimer: agreed,
    adult: agreed,
  })
  .check(same('mismatch'));

export const providerSignUpRules = z
  .object({
    provider_type: z.pipe(z.string(), z.enum(PROVIDER_TYPES, 'providerType')),
    first_name: name,
    last_name: name,
    email,
    password,
    confirm: given,
    specialization: optional(200),
    license_number: optional(100),
    experience: z.string().check(z.trim(), z.regex(/^([0-7]?\d|80)?$/, 'years')),
  })
  .check(same('providerMismatch'));

export const newPasswordRules = z.object({ password, confirm: given }).check(same('mismatch'));

const sixDigits = (problem: string) =>
  z.object({
    code: z.pipe(
      z.string().check(z.overwrite((text) => text.replaceAll(/\s/g, ''))),
      z.string().check(z.regex(/^\d{6}$/, problem)),
    ),
  });

export const codeRules = sixDigits('code');

export const mailCodeRules = sixDigits('mailCode');

export type SignIn = z.output<typeof signInRules>;
export type SignUp = z.output<typeof signUpRules>;

/** As in the fields, where nothing may be chosen yet. */
export type ProviderTyped = Record<keyof z.output<typeof providerSignUpRules>, string>;
export type ProviderSignUp = z.output<typeof providerSignUpRules>;
export type NewPassword = z.output<typeof newPasswordRules>;
