import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldOf } from '#src/ui/fields/form.ts';
import type { AccountWords } from './words.ts';

/** As the kit's own, with the problem that the rules name in words. */
export function fieldsOf<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { problem }: AccountWords,
) {
  return (name: FieldPath<Values>) => fieldOf(form as unknown as UseFormReturn<Values>, name, problem);
}
