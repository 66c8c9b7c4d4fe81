import { useState } from 'react';
import type { RefObject } from 'react';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { completed, meantBy } from './mentions.ts';
import type { Named } from './mentions.ts';
import { mentionable } from './queries.ts';
import { communityWords } from './words.ts';

const LONGEST = 10_000;
const NOBODY: readonly Named[] = [];

interface Typed {
  content?: string | undefined;
  mentions?: readonly Named[] | undefined;
}

interface MentionFieldProps {
  label: string;
  help?: string;
  rows: number;
  typed: Typed;
  /** Whom the device may not hold, and who stands there to be read. */
  beside?: readonly Named[];
  field?: RefObject<HTMLTextAreaElement | null>;
  onType: (change: { content: string; mentions?: Named[] }) => void;
}

/** Offers names while one is typed; whoever is chosen is told. */
export function MentionField({ typed, beside = NOBODY, field, onType, ...rest }: MentionFieldProps) {
  const words = useWords(communityWords).comments;
  const { content = '', mentions = [] } = typed;
  const [before, setBefore] = useState('');
  const known = knownOf(useRows(mentionable)) ?? [];
  const people = [...new Map([...known, ...beside].map((person) => [person.id, person])).values()];
  // What an answer has put in front is typed by nobody.
  const offered = content.startsWith(before) ? meantBy(before, people) : [];
  function choose(person: Named): void {
    const written = completed(before, person.name);
    onType({ content: written + content.slice(before.length), mentions: [...mentions, person] });
    setBefore(written);
    field?.current?.focus();
  }
  return (
    <>
      <AreaField
        {...rest}
        ref={field}
        maxLength={LONGEST}
        value={content}
        onChange={({ target }) => {
          setBefore(target.value.slice(0, target.selectionEnd));
          onType({ content: target.value });
        }}
      />
      <ul className="offered" aria-label={words.mention} aria-live="polite">
        {offered.map((person) => (
          <li key={person.id}>
            <Button look="line" onClick={() => choose(person)}>
              {`@${person.name}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
