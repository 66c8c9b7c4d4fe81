import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { accountWords } from './words.ts';

/** As a password manager knows it: the name of the account. `registered` is what the form says of it. */
export function EmailField({ registered }: { registered: object }) {
  const words = useWords(accountWords).field;
  return (
    <TextField
      label={words.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      required
      {...registered}
    />
  );
}
