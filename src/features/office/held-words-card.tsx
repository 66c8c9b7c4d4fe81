import { useState } from 'react';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { HeldWords } from './shapes.ts';
import { useDeed } from './use-deed.ts';
import { officeWords } from './words.ts';

const LONGEST = 60;

/** The words for which a post waits for a look. */
export function HeldWordsCard() {
  const words = useWords(officeWords).heldWords;
  const deed = useDeed();
  const [typed, setTyped] = useState('');
  const [changed, setChanged] = useState(0);
  const remote = useRemote({
    key: ['held words', changed],
    ask: (client, signal) => client.rpc('held_words').abortSignal(signal),
    shape: HeldWords,
  });
  async function set(word: string, held: boolean): Promise<boolean> {
    const done = held ? words.added(word) : words.taken(word);
    const did = await deed.run((client) => client.rpc('hold_word', { word, held }), done);
    setChanged((n) => n + 1);
    return did;
  }
  async function add(): Promise<void> {
    if (await set(typed.trim(), true)) setTyped('');
  }
  return (
    <Card title={words.title}>
      <form
        className="reported"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={words.word}
          help={words.help}
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="line" full blocked={deed.blocked ?? (typed.trim() ? undefined : words.blank)}>
          {words.add}
        </Button>
      </form>
      <Remotely remote={remote} failed={words.failed}>
        {(held) => (
          <details className="held-words">
            <summary>{words.list(held.length)}</summary>
            <Rows label={words.title}>
              {held.map((word) => (
                <Row
                  key={word}
                  title={word}
                  trailing={
                    <IconButton
                      icon={BinIcon}
                      label={words.take(word)}
                      disabled={deed.blocked !== undefined}
                      onClick={() => void set(word, false)}
                    />
                  }
                />
              ))}
            </Rows>
          </details>
        )}
      </Remotely>
    </Card>
  );
}
