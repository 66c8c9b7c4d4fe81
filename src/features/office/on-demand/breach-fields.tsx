import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { privacyWords } from '../privacy/words.ts';

interface FieldProps {
  value: string;
  isWrong: boolean;
  onType: (value: string) => void;
}

export function MomentField({ label, wrong, value, isWrong, onType }: FieldProps & { label: string; wrong: string }) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      required
      value={value}
      error={isWrong ? wrong : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

/** Of how many people it is known by then. */
export function PeopleField({ value, isWrong, onType }: FieldProps) {
  const words = useWords(privacyWords).breaches;
  return (
    <TextField
      label={words.howMany}
      inputMode="numeric"
      value={value}
      error={isWrong ? words.noNumber : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
