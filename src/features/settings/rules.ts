import * as z from 'zod/mini';
import { isCommonPassword } from '#src/lib/common-password.ts';
import { isDay } from '#src/lib/days.ts';
import { isMinor } from '#src/lib/adults.ts';
import type { Day } from '#src/lib/days.ts';
import { isName } from '#src/lib/names.ts';
import type { ProfileEdit } from '#sync/actions/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';

// What the forms accept. A problem is a key in the dictionaries.

const MIN_PASSWORD = 6;

const optional = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'long'));
const aName = z.string().check(z.trim(), z.maxLength(100, 'long'), z.refine(isName, 'name'));
const given = z.string().check(z.minLength(1, 'needed'));

/** Nobody is born tomorrow. */
const birthday = (today: Day) =>
  z.string().check(
    z.refine((day) => day === '' || (isDay(day) && day <= today), { error: 'day', abort: true }),
    z.refine((day) => day === '' || !isMinor(day, today), { error: 'minor' }),
  );

export const profileRules = (today: Day) =>
  z.object({
    first_name: aName,
    last_name: aName,
    phone: optional(40),
    date_of_birth: birthday(today),
    location: optional(200),
    bio: optional(5000),
  });

export type ProfileForm = z.infer<ReturnType<typeof profileRules>>;

const PROFILE_FIELDS = ['first_name', 'last_name', 'phone', 'date_of_birth', 'location', 'bio'] as const;

export const profileForm = (profile: Pick<Profile, keyof ProfileForm>): ProfileForm =>
  Object.fromEntries(PROFILE_FIELDS.map((name) => [name, profile[name] ?? ''])) as unknown as ProfileForm;

/** Only edited fields: another device may have changed the rest. Empty means none. */
export const editOf = (typed: ProfileForm, shown: ProfileForm): ProfileEdit =>
  Object.fromEntries(
    PROFILE_FIELDS.filter((name) => typed[name] !== shown[name]).map((name) => [name, typed[name] || null]),
  );

export const emailRules = z.object({
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'needed')), z.email('wrong')),
});

export const passwordRules = z
  .object({
    current: given,
    next: z.string().check(
      z.minLength(1, 'needed'),
      z.minLength(MIN_PASSWORD, 'short'),
      z.refine(async (typed) => !(await isCommonPassword(typed)), 'common'),
    ),
    confirm: given,
  })
  .check(z.refine(({ next, confirm }) => next === confirm, { error: 'mismatch', path: ['confirm'], when: () => true }));

export type PasswordForm = z.infer<typeof passwordRules>;
