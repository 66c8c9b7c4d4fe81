import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

type Registered<Values extends FieldValues> = UseFormRegisterReturn<FieldPath<Values>> & { error: string | undefined };

/**
 * All that a field needs of a form: `<TextField label="E-mail" {...fieldOf(form, 'email')} />`. `words` may have one for a
 * problem that the rules name.
 */
export function fieldOf<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>,
  name: FieldPath<Values>,
  words: Readonly<Record<string, unknown>> = {},
): Registered<Values> {
  const { message: problem = '' } = form.getFieldState(name, form.formState).error ?? {};
  const word = words[problem];
  return { ...form.register(name), error: typeof word === 'string' ? word : problem || undefined };
}
