import { useState } from 'react';
import { Card } from '#src/ui/card.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useWords } from '#src/ui/language.tsx';
import { WordForm, WordRows } from '#src/ui/word-list.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { HeldWords } from './shapes.ts';
import { useDeed } from './use-deed.ts';
import { officeWords } from './words.ts';

/** The words for which a post waits for a look. */
export function HeldWordsCard() {
  const words = useWords(officeWords).heldWords;
  const deed = useDeed();
  const [changed, setChanged] = useState(0);
  const remote = useRemote({
    key: ['held words'],
    again: changed,
    ask: (client, signal) => client.rpc('held_words').abortSignal(signal),
    shape: HeldWords,
  });
  async function set(word: string, held: boolean): Promise<boolean> {
    const done = held ? words.added(word) : words.taken(word);
    const did = await deed.run((client) => client.rpc('hold_word', { word, held }), done);
    setChanged((n) => n + 1);
    return did;
  }
  return (
    <Card title={words.title}>
      <WordForm
        label={words.word}
        help={words.help}
        act={words.add}
        blank={words.blank}
        blocked={deed.blocked}
        onAdd={(word) => set(word, true)}
      />
      <Remotely remote={remote} failed={words.failed}>
        {(held) => (
          <Disclosure title={words.list(held.length)}>
            <WordRows
              label={words.title}
              words={held}
              disabled={deed.blocked !== undefined}
              take={words.take}
              onTake={(word) => void set(word, false)}
            />
          </Disclosure>
        )}
      </Remotely>
    </Card>
  );
}
