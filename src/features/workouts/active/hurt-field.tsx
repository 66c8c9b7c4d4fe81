import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { isReadByTrainer } from './queries.ts';
import { workoutsWords } from '../words.ts';

const LONGEST = 2000;

/** What hurt; a trainer reads it, where there is one. */
export function HurtField({ value, onType }: { value: string; onType: (text: string) => void }) {
  const { active: words, finish } = useWords(workoutsWords);
  const isRead = knownOf(useRow(isReadByTrainer)) ?? false;
  return (
    <TextField
      label={words.hurtWhere}
      help={isRead ? words.hurtHelp : finish.hurtHelp}
      autoComplete="off"
      maxLength={LONGEST}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
