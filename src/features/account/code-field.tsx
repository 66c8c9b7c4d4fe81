import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { fieldsOf } from './fields.ts';
import type { AccountWords } from './words.ts';

interface CodeFieldProps {
  form: UseFormReturn<{ code: string }>;
  words: AccountWords;
}

/** The digits an app shows, with what a phone's keyboard and a password manager need to offer them. */
export function CodeField({ form, words }: CodeFieldProps) {
  const field = fieldsOf(form, words);
  return (
    <TextField
      label={words.secondStep.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      required
      {...field('code')}
    />
  );
}
