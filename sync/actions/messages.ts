import { action } from '#sync/engine/act.ts';
import { messages } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { changed, created, existing, writeAll, writeOne } from './changes.ts';

type Along = Pick<Message, 'file_path' | 'file_type' | 'file_bytes' | 'card_kind' | 'card_id'>;
export type NewMessage = Pick<Message, 'client_id' | 'provider_id' | 'sender_id' | 'content' | 'urgent'> &
  Partial<Along>;

const ALONE: Along = { file_path: null, file_type: null, file_bytes: null, card_kind: null, card_id: null };

export const sendMessage = action([messages], (tx, message: NewMessage, id?: string) => {
  const row = {
    ...ALONE,
    ...message,
    content: message.content.trim(),
    created_at: tx.now,
    arrived_at: tx.now,
    retract_reason: null,
    retracted_at: null,
  };
  const isSomething = row.content !== '' || row.file_path !== null || row.card_id !== null;
  if (!isSomething) throw new Error('A message without anything in it');
  return writeOne(tx, created(messages, row, id));
});

/** What was said stays in the record; nobody reads it any more. */
export const retractMessage = action([messages], async (tx, id: string, reason: string) => {
  const { retract_reason: already } = await existing(tx, messages, id);
  if (already === null) await writeAll(tx, [changed(messages, id, { retract_reason: reason.trim() })]);
});
