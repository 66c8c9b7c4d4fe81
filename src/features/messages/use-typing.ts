import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useRow } from '#src/data/rows.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { knownOf } from '#src/lib/answer.ts';
import { leave, left } from './leaving.ts';
import { othersIn } from './queries.ts';
import type { Conversation } from './queries.ts';
import { createTypists, throttled } from './typists.ts';
import type { Typists } from './typists.ts';
import { useMine } from './use-conversation.ts';

const EVENT = 'typing';
const NOBODY: readonly string[] = [];

/**
 * Who else types in a conversation, and how one says that one does oneself; nothing of it is kept anywhere. Only online,
 * only while the conversation is open and may be written in, and said by nobody who does not share what he is doing.
 */
export function useTyping(conversation: Conversation) {
  const { pair, isOpen, last } = conversation;
  const { client_id, provider_id } = pair;
  const { session } = useAppData();
  const [online, mine] = [useOnline(), useMine()];
  const shares = knownOf(useRow((db, userId) => settingsOf(db, userId)))?.activity_status ?? false;
  const [typists, setTypists] = useState(NOBODY);
  const say = useRef<(() => void) | null>(null);
  const heard = useRef<Typists | null>(null);
  const isLive = online && isOpen;
  // The server knows who may speak in it, and not what is said: nobody else is heard of.
  const hear = useEffectEvent((who: unknown) => {
    const other = othersIn(conversation).find(({ id }) => id === who);
    if (other) heard.current?.heard(other.id);
  });
  useEffect(() => {
    if (!isLive) return undefined;
    const now = createTypists(setTypists);
    heard.current = now;
    const topic = `typing:${client_id}:${provider_id}`;
    const ending = new AbortController();
    async function join(): Promise<void> {
      const client = await session.supabase();
      await left(topic);
      if (ending.signal.aborted) return;
      const channel = client
        .channel(topic, { config: { private: true } })
        .on('broadcast', { event: EVENT }, ({ payload }: { payload?: { who?: unknown } }) => {
          hear(payload?.who);
        })
        .subscribe();
      ending.signal.addEventListener('abort', () => leave(client, topic, channel));
      say.current = throttled(() => {
        const said = { type: 'broadcast', event: EVENT, payload: { who: mine } } as const;
        // Where it is not joined the library would ask over http, for what is worth nothing later.
        if (channel.state === 'joined') void channel.send(said);
      });
    }
    join().catch(() => undefined);
    return () => {
      ending.abort();
      say.current = null;
      heard.current = null;
      now.end();
      setTypists(NOBODY);
    };
  }, [session, isLive, mine, client_id, provider_id]);
  const [lastId, writer] = [last?.id, last?.sender_id];
  useEffect(() => {
    if (lastId !== undefined && writer !== undefined) heard.current?.wrote(writer);
  }, [lastId, writer]);
  return { typists, type: () => shares && say.current?.() };
}
