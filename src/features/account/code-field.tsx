import { useController } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { CodeField as Field } from '#src/ui/parts/code-field.tsx';
import { fieldsOf } from './fields.ts';
import type { AccountWords } from './words.ts';

interface CodeFieldProps {
  form: UseFormReturn<{ code: string }>;
  words: AccountWords;
  label?: string;
}

export function CodeField({ form, words, label = words.secondStep.code }: CodeFieldProps) {
  const { ref, ...field } = useController({ control: form.control, name: 'code' }).field;
  const { error } = fieldsOf(form, words)('code');
  return <Field label={label} required error={error} focusRef={ref} {...field} />;
}
