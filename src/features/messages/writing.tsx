import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { sendMessage } from '#sync/actions/messages.ts';
import type { NewMessage } from '#sync/actions/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { keepMessage } from '#src/data/uploads/message-files.ts';
import { useWork } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { MessageIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Notice } from '#src/ui/notice.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { speaksOfDanger } from '#src/work/health/danger.ts';
import { useSave } from '#src/work/use-save.ts';
import { Chosen } from './along/chosen.tsx';
import type { Along } from './along/chosen.tsx';
import { useMine } from './use-conversation.ts';
import type { Conversation } from './queries.ts';
import { messagesWords } from './words.ts';

const AttachSheet = later(async () => (await import('./along/attach-sheet.tsx')).AttachSheet);

const RepliesSheet = later(async () => (await import('./replies-sheet.tsx')).RepliesSheet);

export const LONGEST = 4000;
const Typed = z.object({ content: z.optional(z.string()) });

type Send = (message: Omit<NewMessage, 'sender_id'>, along: Along | null) => Promise<boolean>;

/** With its file, which this device keeps at once and sends after the text. */
function useSending(): Send {
  const words = useWords(messagesWords);
  const [save, write, oneAtATime] = [useSave(), useWork(), useOneAtATime()];
  const failed = { title: words.notSent, description: words.kept };
  return async (message, along) => {
    if (along && 'file' in along) {
      const keep = () =>
        attempt(() => write((db, sender_id) => keepMessage(db, { ...message, sender_id }, along.file)), failed);
      return Boolean(await oneAtATime(keep, 'message'));
    }
    const action = (sender_id: string) => sendMessage({ ...message, ...along?.card, sender_id });
    return (await save(action, { failed, once: 'message' })) !== null;
  };
}

function Adding({ pair, onChoose }: { pair: Pair; onChoose: (along: Along) => void }) {
  const words = useWords(messagesWords);
  const [isOpen, setOpen] = useState(false);
  const choose = (along: Along) => {
    onChoose(along);
    setOpen(false);
  };
  return (
    <>
      <Button look="quiet" icon={PlusIcon} onClick={() => setOpen(true)}>
        {words.attach}
      </Button>
      {isOpen && (
        <Suspense>
          <AttachSheet pair={pair} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Replies({ onPick }: { onPick: (text: string) => void }) {
  const words = useWords(messagesWords).replies;
  const [isOpen, setOpen] = useState(false);
  const pick = (text: string) => {
    onPick(text);
    setOpen(false);
  };
  return (
    <>
      <Button look="quiet" icon={MessageIcon} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <Suspense>
          <RepliesSheet onPick={pick} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface WritingProps {
  conversation: Conversation;
  onType: () => void;
}

/** The client's first name stands where a reply leaves a place for it. */
export const filledIn = (reply: string, name: string | null): string =>
  name?.trim() ? reply.replaceAll('{name}', name.trim()) : reply.replaceAll(/ ?\{name\}/g, '');

export function Writing({ conversation: { pair, person, id }, onType }: WritingProps) {
  const words = useWords(messagesWords);
  const sending = useSending();
  const [along, setAlong] = useState<Along | null>(null);
  const { typed, type, settle } = useDraft(`message:${id}`, Typed);
  const { content = '' } = typed;
  const isProvider = useMine() !== pair.client_id;
  const isUrgent = speaksOfDanger(content);
  useUnfinished(along !== null);
  async function send(): Promise<void> {
    if (!(await sending({ ...pair, content, urgent: isUrgent }, along))) return;
    setAlong(null);
    type({ content: '' });
    settle();
  }
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <AreaField
        label={words.write}
        rows={3}
        maxLength={LONGEST}
        value={content}
        onChange={({ target }) => {
          type({ content: target.value });
          onType();
        }}
      />
      {isUrgent && (
        <Notice
          tone="bad"
          title={words.danger.title}
          act={
            <a className="button danger" href="tel:112">
              {words.danger.call}
            </a>
          }
        >
          {words.danger.text}
        </Notice>
      )}
      {along && <Chosen along={along} onDrop={() => setAlong(null)} />}
      <div className="adding">
        {!along && <Adding pair={pair} onChoose={setAlong} />}
        {isProvider && (
          <Replies
            onPick={(reply) => {
              const filled = filledIn(reply, person?.first_name ?? null);
              type({ content: [content.trim(), filled].filter(Boolean).join(' ') });
            }}
          />
        )}
      </div>
      <Button type="submit" look="act" full blocked={content.trim() || along ? undefined : words.blank}>
        {words.send}
      </Button>
    </form>
  );
}
