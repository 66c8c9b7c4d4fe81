import { useState } from 'react';
import { editQuickReplies } from '#sync/actions/user-settings.ts';
import { isRoomFor } from '#sync/entities/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { messagesWords } from './words.ts';

const LONGEST = 1000;
const MOST = 30;

/** What a provider writes often; a press puts it into the message, where it can still be changed. */
export function RepliesSheet({ onPick, onClose }: { onPick: (text: string) => void; onClose: () => void }) {
  const { replies: words, kept } = useWords(messagesWords);
  const save = useSave();
  const [text, setText] = useState('');
  const settings = knownOf(useRow((db, userId) => settingsOf(db, userId)));
  const replies = settings?.quick_replies ?? [];
  const added = text.trim();
  useUnfinished(added !== '');
  const edit = (edited: (before: readonly string[]) => string[]) =>
    save((userId) => editQuickReplies(userId, edited), {
      failed: { title: words.failed, description: kept },
      once: 'replies',
    });
  async function add(): Promise<void> {
    if (await edit((before) => [...before.filter((each) => each !== added), added])) setText('');
  }
  const blank = added === '' ? words.blank : undefined;
  const tooLong = isRoomFor([...replies, added]) ? blank : words.tooLong;
  return (
    <Sheet open title={words.title} onClose={onClose}>
      {replies.length === 0 && <p className="muted">{words.none}</p>}
      <Rows label={words.title}>
        {replies.map((reply) => (
          <Row
            key={reply}
            title={reply}
            onOpen={() => onPick(reply)}
            trailing={
              <IconButton
                icon={BinIcon}
                label={words.remove(reply)}
                onClick={() => void edit((before) => before.filter((each) => each !== reply))}
              />
            }
          />
        ))}
      </Rows>
      <AreaField
        label={words.add}
        help={words.place}
        rows={3}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button look="line" full blocked={replies.length >= MOST ? words.full : tooLong} onClick={() => void add()}>
        {words.keep}
      </Button>
    </Sheet>
  );
}
