import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

type Registered<Values extends FieldValues> = UseFormRegisterReturn<FieldPath<Values>> & { error: string | undefined };

/** All that a field needs of a form: `<TextField label="E-mail" {...fieldOf(form, 'email')} />`. */
export function fieldOf<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>,
  name: FieldPath<Values>,
): Registered<Values> {
  return { ...form.register(name), error: form.getFieldState(name, form.formState).error?.message };
}
