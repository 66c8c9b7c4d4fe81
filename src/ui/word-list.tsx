import { useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { TextField } from './fields/text-field.tsx';
import { BinIcon } from './icons.tsx';
import { Row, Rows } from './row.tsx';
import { useUnfinished } from './use-unfinished.ts';

const LONGEST = 60;

interface WordFormProps {
  label: string;
  help: string;
  act: string;
  /** Why nothing can be added, where nothing is typed. */
  blank: string;
  /** Why nothing can be added, whatever is typed. */
  blocked?: string | undefined;
  /** Whether it is on the list; what was typed stays where it is not. */
  onAdd: (word: string) => Promise<boolean>;
}

/** Adds a word to a list. */
export function WordForm({ label, help, act, blank, blocked, onAdd }: WordFormProps) {
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  useUnfinished(word !== '');
  async function add(): Promise<void> {
    if (await onAdd(word)) setTyped('');
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={label}
        help={help}
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="line" full blocked={blocked ?? (word === '' ? blank : undefined)}>
        {act}
      </Button>
    </form>
  );
}

interface WordRowsProps {
  label: string;
  words: readonly string[];
  disabled?: boolean;
  /** What the button beside a word does. */
  take: (word: string) => string;
  onTake: (word: string) => void;
}

/** The words of a list, each with a button that takes it out. */
export function WordRows({ label, words, disabled, take, onTake }: WordRowsProps) {
  return (
    <Rows label={label}>
      {words.map((word) => (
        <Row
          key={word}
          title={word}
          trailing={
            <IconButton icon={BinIcon} label={take(word)} disabled={disabled ?? false} onClick={() => onTake(word)} />
          }
        />
      ))}
    </Rows>
  );
}
