import * as z from 'zod/mini';
import { isCommonPassword } from '#src/lib/common-password.ts';

const MIN_PASSWORD = 6;

const given = z.string().check(z.minLength(1, 'needed'));

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
