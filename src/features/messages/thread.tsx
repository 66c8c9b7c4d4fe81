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
import { peopleWords } from '#src/work/people/words.ts';
import { useSave, useSaveSilently } from '#src/work/use-save.ts';
import { eventsIn } from './along/events.ts';
import { Mixed } from './mixed.tsx';
import { Older } from './older.tsx';
import { othersIn, threadOf } from './queries.ts';
import type { Conversation, Thread as Written } from './queries.ts';
import { ThereLine } from './there-line.tsx';
import { Unsent } from './unsent.tsx';
import { useTodo } from './todo-card.tsx';
import { useNoteOf } from './use-note-of.ts';
import { OpenOrClose, Team } from './team.tsx';
import { useTyping } from './use-typing.ts';
import { useMine, useTheirName, useTitle } from './use-conversation.ts';
import { messagesWords } from './words.ts';
import { Writing } from './writing.tsx';

const ReportSheet = later(async () => (await import('#src/work/people/report-sheet.tsx')).ReportSheet);
const RetractSheet = later(async () => (await import('./retract-sheet.tsx')).RetractSheet);

/** What is seen is read: only while the page is in sight. */
function useReading({ pair, id }: Conversation, unmarked: string | null): void {
  const save = useSaveSilently();
  const markUpTo = useEffectEvent((upTo: string) => {
    if (document.visibilityState !== 'visible') return;
    save((userId) => markConversationRead(userId, pair, upTo));
    save((userId) => markReadOf(userId, `/messages?with=${id}`));
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

function Lines({ conversation: { pair, isOpen, isCared, team }, thread, found }: LinesProps) {
  const words = useWords(messagesWords);
  const standings = useStandings(entity);
  const { report } = useWords(peopleWords);
  const [retracted, setRetracted] = useState<string | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const makeNote = useNoteOf(pair);
  const todo = useTodo();
  const isProvider = useMine() !== pair.client_id;
  const nameOf = useTheirName();
  const { marks, people, messages, events, oldest } = thread;
  const line = {
    marks,
    nameOf: team ? (id: string) => nameOf(people.find((person) => person.id === id) ?? null) : undefined,
    found: found?.id ?? null,
    mayRetract: isCared,
    onRetract: ({ id }: { id: string }) => setRetracted(id),
    onReport: ({ id }: { id: string }) => setReported(id),
    onNote: isProvider && isOpen ? makeNote : undefined,
    todo: isProvider ? todo : undefined,
  };
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
      {oldest && (
        <Older
          pair={pair}
          before={oldest}
          upTo={found && { id: found.id, created_at: found.at }}
          events={events}
          line={line}
        />
      )}
      {messages.length === 0 && <p className="muted">{words.first}</p>}
      <ul ref={list} className="thread" aria-label={words.thread} aria-live="polite">
        <Mixed
          pair={pair}
          messages={messages}
          events={eventsIn(events, { since: oldest?.created_at ?? null })}
          line={line}
          standings={standings}
        />
      </ul>
      <Unsent pair={pair} />
      {reported !== null && (
        <Suspense>
          <ReportSheet
            choices={[{ about: 'message', id: reported, label: report.message }]}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
      {retracted !== null && (
        <Suspense>
          <RetractSheet id={retracted} onClose={() => setRetracted(null)} />
        </Suspense>
      )}
    </>
  );
}

/** On top of the list, for oneself. */
function Pin({ conversation: { id, isPinned } }: { conversation: Conversation }) {
  const words = useWords(messagesWords);
  const save = useSave();
  const pin = (userId: string) => pinConversation(userId, id, !isPinned);
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

/** Who else types stands above the field, and is read out once, when he begins. */
function WritingLive({ conversation }: { conversation: Conversation }) {
  const words = useWords(messagesWords);
  const nameOf = useTheirName();
  const { typists, type } = useTyping(conversation);
  const names = othersIn(conversation)
    .filter(({ id }) => typists.includes(id))
    .map((person) => nameOf(person));
  return (
    <>
      <output className="typing muted small">{names.length > 0 && words.typing(names.join(', '), names.length)}</output>
      <Writing conversation={conversation} onType={type} />
    </>
  );
}

export function Thread({ conversation, found }: Pick<LinesProps, 'conversation' | 'found'>) {
  const words = useWords(messagesWords);
  const title = useTitle()(conversation);
  const { client_id, provider_id } = conversation.pair;
  const isClient = useMine() === client_id;
  const since = found?.at ?? null;
  const answer = useRow(
    (db, userId) => threadOf(db, userId, { pair: { client_id, provider_id }, since }),
    [client_id, provider_id, since],
  );
  useReading(conversation, knownOf(answer)?.unmarked ?? null);
  return (
    <Card title={title} beside={<Pin conversation={conversation} />}>
      <div className="writing">
        <span className="on-phone">
          <ButtonLink look="quiet" icon={BackIcon} to="/messages">
            {words.back}
          </ButtonLink>
        </span>
        <p className="muted small">{words.emergency}</p>
        {conversation.team && <Team team={conversation.team} isClient={isClient} />}
        {isClient && !conversation.team && conversation.isOpen && <ThereLine providerId={provider_id} />}
        <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
          {(thread) => <Lines conversation={conversation} thread={thread} found={found} />}
        </Answered>
        {conversation.isOpen ? (
          <WritingLive conversation={conversation} />
        ) : (
          <p className="muted">{conversation.isCared ? words.team.closed : words.closed}</p>
        )}
        {conversation.team && isClient && <OpenOrClose isWanted={conversation.isWanted} />}
      </div>
    </Card>
  );
}
