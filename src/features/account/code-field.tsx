import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { fieldsOf } from './fields.ts';
import type { AccountWords } from './words.ts';

interface CodeFieldProps {
  form: UseFormReturn<{ code: string }>;
  words: AccountWords;
  label?: string;
}

/** The digits of an app or a mail, with what a phone's keyboard and a password manager need to offer them. */
export function CodeField({ form, words, label = words.secondStep.code }: CodeFieldProps) {
  const field = fieldsOf(form, words);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      required
      {...field('code')}
    />
  );
}
