import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { markConversationRead } from '#sync/actions/message-reads.ts';
import { pinConversation } from '#sync/actions/user-settings.ts';
import { markReadOf } from '#sync/actions/notifications.ts';
import { messages as entity } from '#sync/entities/messages.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BackIcon, StarIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Answered } from '#src/ui/states.tsx';
import { useSave, useSaveSilently } from '#src/work/use-save.ts';
import { EventLine } from './along/event-line.tsx';
import { MessageLine } from './message-line.tsx';
import { Older } from './older.tsx';
import { threadOf } from './queries.ts';
import type { Conversation, Thread as Written } from './queries.ts';
import { ThereLine } from './there-line.tsx';
import { Unsent } from './unsent.tsx';
import { useNoteOf } from './use-note-of.ts';
import { useMine, useTheirName } from './use-conversation.ts';
import { messagesWords } from './words.ts';
import { Writing } from './writing.tsx';

const RetractSheet = later(async () => (await import('./retract-sheet.tsx')).RetractSheet);

/** What is seen is read: only while the page is in sight. */
function useReading({ pair, other }: Conversation, unmarked: string | null): void {
  const save = useSaveSilently();
  const markUpTo = useEffectEvent((upTo: string) => {
    if (document.visibilityState !== 'visible') return;
    save((userId) => markConversationRead(userId, pair, upTo));
    save((userId) => markReadOf(userId, `/messages?with=${other}`));
  });
  useEffect(() => {
    if (unmarked === null) return undefined;
    const mark = () => markUpTo(unmarked);
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [unmarked]);
}

/** A message that was searched for, and when it was written. */
export interface Found {
  id: string;
  at: string;
}

interface LinesProps {
  conversation: Conversation;
  thread: Written;
  found: Found | null;
}

function Lines({ conversation: { pair, isOpen }, thread, found }: LinesProps) {
  const words = useWords(messagesWords);
  const standings = useStandings(entity);
  const [retracted, setRetracted] = useState<string | null>(null);
  const makeNote = useNoteOf(pair);
  const isProvider = useMine() === pair.provider_id;
  const { readTo, deliveredTo, messages, events } = thread;
  const line = {
    marks: { readTo, deliveredTo },
    found: found?.id ?? null,
    onRetract: ({ id }: { id: string }) => setRetracted(id),
    onNote: isProvider && isOpen ? makeNote : undefined,
  };
  const lines = [
    ...messages.map((message) => ({ at: Date.parse(message.created_at), message })),
    ...events.map((event) => ({ at: Date.parse(event.at), event })),
  ].toSorted((a, b) => a.at - b.at);
  const list = useRef<HTMLUListElement>(null);
  const [last, isSought] = [messages.at(-1)?.id, found !== null];
  useEffect(() => {
    const all = list.current?.closest('.conversation');
    // As far as the field in which one answers.
    if (!isSought && last !== undefined && all && all.getBoundingClientRect().bottom > innerHeight)
      all.scrollIntoView(false);
  }, [isSought, last]);
  return (
    <>
      {thread.oldest && <Older pair={pair} before={thread.oldest} upTo={found?.at ?? null} {...line} />}
      {messages.length === 0 && <p className="muted">{words.first}</p>}
      <ul ref={list} className="thread" aria-label={words.thread} aria-live="polite">
        {lines.map((each) =>
          'event' in each ? (
            <EventLine key={each.event.card.row.id} event={each.event} pair={pair} />
          ) : (
            <MessageLine
              key={each.message.id}
              message={each.message}
              standing={standings.get(each.message.id)}
              {...line}
            />
          ),
        )}
      </ul>
      <Unsent pair={pair} />
      {retracted !== null && (
        <Suspense>
          <RetractSheet id={retracted} onClose={() => setRetracted(null)} />
        </Suspense>
      )}
    </>
  );
}

/** On top of the list, for oneself. */
function Pin({ conversation: { other, isPinned } }: { conversation: Conversation }) {
  const words = useWords(messagesWords);
  const save = useSave();
  const pin = (userId: string) => pinConversation(userId, other, !isPinned);
  return (
    <Button
      look="quiet"
      icon={StarIcon}
      onClick={() => void save(pin, { failed: { title: words.pin.failed }, once: 'pin' })}
    >
      {isPinned ? words.pin.undo : words.pin.pin}
    </Button>
  );
}

export function Thread({ conversation, found }: Pick<LinesProps, 'conversation' | 'found'>) {
  const words = useWords(messagesWords);
  const name = useTheirName()(conversation.person);
  const { client_id, provider_id } = conversation.pair;
  const isClient = useMine() === client_id;
  const since = found?.at ?? null;
  const answer = useRow(
    (db, userId) => threadOf(db, userId, { pair: { client_id, provider_id }, since }),
    [client_id, provider_id, since],
  );
  useReading(conversation, knownOf(answer)?.unmarked ?? null);
  return (
    <Card title={name} beside={<Pin conversation={conversation} />}>
      <div className="writing">
        <span className="on-phone">
          <ButtonLink look="quiet" icon={BackIcon} to="/messages">
            {words.back}
          </ButtonLink>
        </span>
        <p className="muted small">{words.emergency}</p>
        {isClient && conversation.isOpen && <ThereLine providerId={provider_id} />}
        <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
          {(thread) => <Lines conversation={conversation} thread={thread} found={found} />}
        </Answered>
        {conversation.isOpen ? <Writing conversation={conversation} /> : <p className="muted">{words.closed}</p>}
      </div>
    </Card>
  );
}
