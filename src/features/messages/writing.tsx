import * as z from 'zod/mini';
import { sendMessage } from '#sync/actions/messages.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { speaksOfDanger } from '#src/work/health/danger.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Conversation } from './queries.ts';
import { messagesWords } from './words.ts';

const LONGEST = 4000;
const Typed = z.object({ content: z.optional(z.string()) });

export function Writing({ conversation: { pair, other } }: { conversation: Conversation }) {
  const words = useWords(messagesWords);
  const save = useSave();
  const { typed, type, settle } = useDraft(`message:${other}`, Typed);
  const { content = '' } = typed;
  const isUrgent = speaksOfDanger(content);
  async function send(): Promise<void> {
    const sent = await save((sender_id) => sendMessage({ ...pair, sender_id, content, urgent: isUrgent }), {
      failed: { title: words.notSent, description: words.kept },
      once: 'message',
    });
    if (!sent) return;
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
        onChange={({ target }) => type({ content: target.value })}
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
      <Button type="submit" look="act" full blocked={content.trim() ? undefined : words.blank}>
        {words.send}
      </Button>
    </form>
  );
}
