import { action } from '#sync/engine/act.ts';
import { messages } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { changed, created, existing, writeAll, writeOne } from './changes.ts';

type Written = Pick<Message, 'client_id' | 'provider_id' | 'sender_id' | 'content' | 'urgent'>;

export const sendMessage = action([messages], (tx, message: Written) =>
  writeOne(
    tx,
    created(messages, {
      ...message,
      content: message.content.trim(),
      created_at: tx.now,
      arrived_at: tx.now,
      retract_reason: null,
      retracted_at: null,
    }),
  ),
);

/** What was said stays in the record; nobody reads it any more. */
export const retractMessage = action([messages], async (tx, id: string, reason: string) => {
  const { retract_reason: already } = await existing(tx, messages, id);
  if (already === null) await writeAll(tx, [changed(messages, id, { retract_reason: reason.trim() })]);
});
