import type { MessageRead } from '#sync/entities/message-reads.ts';
import type { Message } from '#sync/entities/messages.ts';

/** How far one of the others in a conversation has come. */
export type Mark = Pick<MessageRead, 'user_id' | 'read_at' | 'delivered_at' | 'since'>;

const reaches = (mark: string | null, at: string): boolean => mark !== null && Date.parse(mark) >= Date.parse(at);

export interface Reach {
  /** Of whom it is asked: who came later was not shown it. */
  of: number;
  delivered: number;
  readBy: readonly string[];
}

/** Who of the others has a message, and who has read it. */
export function reachOf({ arrived_at }: Pick<Message, 'arrived_at'>, marks: readonly Mark[]): Reach {
  const asked = marks.filter(({ since }) => since === null || Date.parse(since) <= Date.parse(arrived_at));
  return {
    of: asked.length,
    delivered: asked.filter(({ delivered_at }) => reaches(delivered_at, arrived_at)).length,
    readBy: asked.filter(({ read_at }) => reaches(read_at, arrived_at)).map(({ user_id }) => user_id),
  };
}
