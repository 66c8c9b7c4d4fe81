import { useState } from 'react';
import { editMutedWords, saveSettings } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useRow } from '#src/data/rows.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Wishes } from './reading.ts';
import { communityWords } from './words.ts';

const LONGEST = 60;
const MOST = 100;

function Muted({ words: muted }: { words: readonly string[] }) {
  const words = useWords(communityWords).reading;
  const save = useSave();
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  useUnfinished(word !== '');
  const edit = (edited: (before: readonly string[]) => string[]) =>
    save((userId) => editMutedWords(userId, edited), { failed: { title: words.failed }, once: 'muted words' });
  async function mute(): Promise<void> {
    if (await edit((before) => [...before.filter((each) => each !== word), word])) setTyped('');
  }
  const blank = word === '' ? words.blank : undefined;
  return (
    <>
      <form
        className="composer"
        onSubmit={(event) => {
          event.preventDefault();
          void mute();
        }}
      >
        <TextField
          label={words.word}
          help={words.help}
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="line" full blocked={muted.length >= MOST ? words.full : blank}>
          {words.mute}
        </Button>
      </form>
      {muted.length > 0 && (
        <Rows label={words.muted}>
          {muted.map((each) => (
            <Row
              key={each}
              title={each}
              trailing={
                <IconButton
                  icon={BinIcon}
                  label={words.unmute(each)}
                  onClick={() => void edit((before) => before.filter((other) => other !== each))}
                />
              }
            />
          ))}
        </Rows>
      )}
    </>
  );
}

/** What one does not want to read here; on all of one's devices. */
export function ReadingSheet({ onClose }: { onClose: () => void }) {
  const { reading: words, coming, failed } = useWords(communityWords);
  const save = useSave();
  const choose = (edit: Partial<Pick<Wishes, 'hide_before_after' | 'hide_numbers'>>) =>
    save((userId) => saveSettings(userId, edit), { failed: { title: words.failed } });
  const answer = useRow((db, userId) => settingsOf(db, userId));
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {({ muted_words, hide_before_after, hide_numbers }) => (
          <>
            <Muted words={muted_words} />
            <SwitchField
              label={words.beforeAfter}
              help={words.beforeAfterHelp}
              checked={hide_before_after}
              onChange={({ target }) => void choose({ hide_before_after: target.checked })}
            />
            <SwitchField
              label={words.numbers}
              help={words.numbersHelp}
              checked={hide_numbers}
              onChange={({ target }) => void choose({ hide_numbers: target.checked })}
            />
          </>
        )}
      </Answered>
    </Sheet>
  );
}
