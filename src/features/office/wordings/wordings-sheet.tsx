import '../office.css';
import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { LateCard } from '../catalogues/late-card.tsx';
import { TONES } from '../catalogues/rules.ts';
import type { EntryAct } from '../catalogues/rules.ts';
import { cataloguesWords } from '../catalogues/words.ts';
import { ActSheet } from './act-sheet.tsx';
import { sentNow, wordingsOf } from './rules.ts';
import type { Wording } from './rules.ts';
import { FAMILIES, Told } from './shapes.ts';
import type { Family } from './shapes.ts';
import { WordingSheet } from './wording-sheet.tsx';
import { wordingsWords } from './words.ts';
import { WriteSheet } from './write-sheet.tsx';

export const address = import.meta.url;

interface ListProps {
  wordings: readonly Wording[];
  onOpen: (code: string) => void;
}

function List({ wordings, onOpen }: ListProps) {
  const words = useWords(wordingsWords);
  const { states } = useWords(cataloguesWords);
  const language = useLanguage();
  return (
    <Rows label={words.list}>
      {wordings.map((wording) => {
        const { code, family, entry } = wording;
        return (
          <Row
            key={code}
            title={sentNow(wording)[language].title}
            detail={words.families[family]}
            badges={[entry.state, entry.work_state].map(
              (state) =>
                state && (
                  <Badge key={state} tone={TONES[state]}>
                    {states[state]}
                  </Badge>
                ),
            )}
            onOpen={() => onOpen(code)}
          />
        );
      })}
    </Rows>
  );
}

interface OpenedProps {
  of: Wording;
  act: EntryAct | null;
  onTried: () => void;
  onAct: (act: EntryAct | null) => void;
  onClose: () => void;
}

function Opened({ of, act, onTried, onAct, onClose }: OpenedProps) {
  const common = { of, onTried, onClose: () => onAct(null) };
  if (act === null) return <WordingSheet of={of} onAct={onAct} onClose={onClose} />;
  if (act === 'write' || act === 'goOn') return <WriteSheet {...common} />;
  return <ActSheet {...common} act={act} />;
}

/** All that mails and pushes say. What is not worded here is as it is built in. */
export function WordingsSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(wordingsWords);
  const [family, setFamily] = useState<Family | ''>('');
  const [opened, setOpened] = useState<string | null>(null);
  const [act, setAct] = useState<EntryAct | null>(null);
  const [acts, setActs] = useState(0);
  const onTried = (): void => setActs((n) => n + 1);
  const remote = useRemote({
    key: ['wordings'],
    again: acts,
    async ask(client, signal) {
      const [kinds, entries] = await Promise.all([
        client.rpc('wording_kinds').abortSignal(signal),
        client.rpc('catalogue_entries', { catalogue: 'wordings', most: 500 }).abortSignal(signal),
      ]);
      return { data: { kinds: kinds.data, entries: entries.data }, error: kinds.error ?? entries.error };
    },
    shape: Told,
  });
  return (
    <Sheet open title={words.list} onClose={onClose}>
      <p className="muted">{words.help}</p>
      <LateCard acts={acts} onTried={onTried} />
      <SelectField
        label={words.family}
        value={family}
        options={[
          { value: '', label: words.every },
          ...FAMILIES.map((value) => ({ value, label: words.families[value] })),
        ]}
        onChange={({ target }) => setFamily(FAMILIES.find((each) => each === target.value) ?? '')}
      />
      <Remotely remote={remote} failed={words.failed}>
        {({ kinds, entries }) => {
          const wordings = wordingsOf(kinds, entries, family);
          const of = wordings.find(({ code }) => code === opened);
          return (
            <>
              <List wordings={wordings} onOpen={setOpened} />
              {of && <Opened of={of} act={act} onTried={onTried} onAct={setAct} onClose={() => setOpened(null)} />}
            </>
          );
        }}
      </Remotely>
    </Sheet>
  );
}
