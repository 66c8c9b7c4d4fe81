import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import type { MadeProgram } from './made.ts';
import type { Start } from './starts.ts';
import { builderWords } from './words.ts';

interface BeginProps {
  starts: readonly Start[];
  onType: (change: Partial<MadeProgram>) => void;
}

/** What is there already, as the beginning of a new one. */
export function Begin({ starts, onType }: BeginProps) {
  const words = useWords(builderWords);
  const inWords = useProgramInWords();
  return (
    <SelectField
      label={words.begin}
      placeholder={words.beginEmpty}
      value=""
      options={starts.map(({ program }) => ({ value: program.id, label: inWords(program).title }))}
      onChange={({ target }) => {
        const start = starts.find(({ program }) => program.id === target.value);
        if (start) onType({ ...start.made, ...inWords(start.program) });
      }}
    />
  );
}
