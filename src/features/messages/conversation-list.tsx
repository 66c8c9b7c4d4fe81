import { Suspense, useState } from 'react';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ClockIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Conversation } from './queries.ts';
import { TeamOffer } from './team.tsx';
import { useMine, useTakenBack, useTitle, useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

const AwaySheet = later(async () => (await import('./away-sheet.tsx')).AwaySheet);

function useLastWords(): (conversation: Conversation) => string {
  const words = useWords(messagesWords);
  const [mine, takenBack] = [useMine(), useTakenBack()];
  return ({ last }) => {
    if (!last) return words.notBegun;
    if (last.retract_reason !== null) return takenBack(last.retract_reason);
    const file = last.file_type?.startsWith('audio/') ? words.voice.name : words.file.name;
    const brought = last.card_kind ? words.cards.kinds[last.card_kind] : file;
    const said = last.content || brought;
    return last.sender_id === mine ? words.you(said) : said;
  };
}

function Away() {
  const words = useWords(messagesWords).away;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon={ClockIcon} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <Suspense>
          <AwaySheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function ConversationList({ conversations }: { conversations: readonly Conversation[] }) {
  const words = useWords(messagesWords);
  const language = useLanguage();
  const mine = useMine();
  const provides = conversations.some(({ pair }) => pair.client_id !== mine);
  const [titleOf, when, lastWords] = [useTitle(), useWhen({ dateStyle: 'short' }), useLastWords()];
  return (
    <Card title={words.conversations} beside={provides && <Away />}>
      <Rows label={words.conversations}>
        {conversations.map((conversation) => {
          const name = titleOf(conversation);
          return (
            <Row
              key={conversation.id}
              leading={<Avatar name={name} />}
              title={name}
              detail={lastWords(conversation)}
              badges={
                <>
                  {conversation.isPinned && <Badge tone="idle">{words.pin.pinned}</Badge>}
                  {conversation.unsent > 0 && <Badge tone="warn">{words.unsent.title}</Badge>}
                  {conversation.unread > 0 && (
                    <Badge tone="info">{words.unread(conversation.unread.toLocaleString(language))}</Badge>
                  )}
                </>
              }
              trailing={conversation.last && <span className="muted small">{when(conversation.last.created_at)}</span>}
              to={`/messages?with=${conversation.id}`}
            />
          );
        })}
      </Rows>
      <TeamOffer conversations={conversations} />
    </Card>
  );
}
