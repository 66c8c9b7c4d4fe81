import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { workoutsWords } from '../words.ts';

const LONGEST = 2000;

/** What hurt, which whoever trains the person reads. */
export function HurtField({ value, onType }: { value: string; onType: (text: string) => void }) {
  const { active: words } = useWords(workoutsWords);
  return (
    <TextField
      label={words.hurtWhere}
      help={words.hurtHelp}
      autoComplete="off"
      maxLength={LONGEST}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
