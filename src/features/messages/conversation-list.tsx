import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Conversation } from './queries.ts';
import { useMine, useTheirName, useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

function useLastWords(): (conversation: Conversation) => string {
  const words = useWords(messagesWords);
  const mine = useMine();
  return ({ last }) => {
    if (!last) return words.notBegun;
    if (last.retract_reason !== null) return words.retract.shown(last.retract_reason);
    return last.sender_id === mine ? words.you(last.content) : last.content;
  };
}

export function ConversationList({ conversations }: { conversations: readonly Conversation[] }) {
  const words = useWords(messagesWords);
  const language = useLanguage();
  const [nameOf, when, lastWords] = [useTheirName(), useWhen({ dateStyle: 'short' }), useLastWords()];
  return (
    <Card title={words.conversations}>
      <Rows label={words.conversations}>
        {conversations.map((conversation) => {
          const name = nameOf(conversation.person);
          return (
            <Row
              key={conversation.other}
              leading={<Avatar name={name} />}
              title={name}
              detail={lastWords(conversation)}
              badges={
                conversation.unread > 0 && (
                  <Badge tone="info">{words.unread(conversation.unread.toLocaleString(language))}</Badge>
                )
              }
              trailing={conversation.last && <span className="muted small">{when(conversation.last.created_at)}</span>}
              to={`/messages?with=${conversation.other}`}
            />
          );
        })}
      </Rows>
    </Card>
  );
}
