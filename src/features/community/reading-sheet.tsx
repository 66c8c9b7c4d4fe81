import { editMutedWords, saveSettings } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useRow } from '#src/data/rows.ts';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { WordForm, WordRows } from '#src/ui/word-list.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { Wishes } from './reading.ts';
import { communityWords } from './words.ts';

const MOST = 100;

function Muted({ words: muted }: { words: readonly string[] }) {
  const words = useWords(communityWords).reading;
  const save = useSave();
  const edit = (edited: (before: readonly string[]) => string[]) =>
    save((userId) => editMutedWords(userId, edited), { failed: { title: words.failed }, once: 'muted words' });
  return (
    <>
      <WordForm
        label={words.word}
        help={words.help}
        act={words.mute}
        blank={words.blank}
        blocked={muted.length >= MOST ? words.full : undefined}
        onAdd={async (word) => (await edit((before) => [...before.filter((each) => each !== word), word])) !== null}
      />
      {muted.length > 0 && (
        <WordRows
          label={words.muted}
          words={muted}
          take={words.unmute}
          onTake={(word) => void edit((before) => before.filter((each) => each !== word))}
        />
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
