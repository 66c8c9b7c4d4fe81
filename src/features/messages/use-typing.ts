import { useEffect, useRef, useState } from 'react';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useRow } from '#src/data/rows.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { knownOf } from '#src/lib/answer.ts';
import { holding, leave, left } from './leaving.ts';
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
  const hold = useRef<((who: readonly string[]) => void) | null>(null);
  const isLive = online && isOpen;
  const members = [mine, ...othersIn(conversation).map(({ id }) => id)];
  useEffect(() => {
    if (!isLive) return undefined;
    const now = createTypists(setTypists);
    heard.current = now;
    // Each has a topic of his own, in which the server lets nobody else speak.
    async function join(who: string, ending: AbortSignal): Promise<void> {
      const topic = `typing:${client_id}:${provider_id}:${who}`;
      const client = await session.supabase();
      await left(topic);
      if (ending.aborted) return;
      const channel = client.channel(topic, { config: { private: true } });
      if (who === mine) {
        const tell = throttled(() => void channel.send({ type: 'broadcast', event: EVENT }));
        let hasTyped = false;
        // Where it is not joined the library would ask over http, for what is worth nothing later.
        say.current = () => {
          if (channel.state === 'joined') tell();
          else hasTyped = true;
        };
        channel.subscribe(() => {
          if (hasTyped && channel.state === 'joined') tell();
          hasTyped = false;
        });
      } else {
        channel.on('broadcast', { event: EVENT }, () => now.heard(who)).subscribe();
      }
      ending.addEventListener('abort', () => leave(client, topic, channel));
    }
    const held = holding((who) => {
      const ending = new AbortController();
      join(who, ending.signal).catch(() => undefined);
      return () => ending.abort();
    });
    hold.current = held;
    return () => {
      held([]);
      hold.current = null;
      say.current = null;
      heard.current = null;
      now.end();
      setTypists(NOBODY);
    };
  }, [session, isLive, mine, client_id, provider_id]);
  useEffect(() => hold.current?.(members));
  const [lastId, writer] = [last?.id, last?.sender_id];
  useEffect(() => {
    if (lastId !== undefined && writer !== undefined) heard.current?.wrote(writer);
  }, [lastId, writer]);
  return { typists, type: () => shares && say.current?.() };
}
