import './messages.css';
import { useSearchParams } from 'react-router-dom';
import { useRows } from '#src/data/rows.ts';
import { Card } from '#src/ui/card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { ConversationList } from './conversation-list.tsx';
import { conversationsOf } from './queries.ts';
import { Thread } from './thread.tsx';
import { messagesWords } from './words.ts';

/** All conversations beside the one that is open; on a phone one of the two. */
export function MessagesScreen() {
  const words = useWords(messagesWords);
  const [search] = useSearchParams();
  const chosen = search.get('with');
  const answer = useRows(conversationsOf);
  useHead(words.title, words.description);
  const empty = (
    <Card>
      <Empty title={words.none}>{words.noneHelp}</Empty>
    </Card>
  );
  return (
    <div className="messages">
      <PageHeader title={words.title} detail={words.description} />
      <Answered answer={answer} coming={words.coming} empty={empty} failed={words.failed}>
        {(conversations) => {
          const open = conversations.find(({ other }) => other === chosen);
          return (
            <div className={classNames('panes', open && 'one')}>
              <div className="conversations">
                <ConversationList conversations={conversations} />
              </div>
              <div className="conversation">
                {open ? (
                  <Thread key={open.other} conversation={open} />
                ) : (
                  <Card>
                    <p className="muted">{words.pick}</p>
                  </Card>
                )}
              </div>
            </div>
          );
        }}
      </Answered>
    </div>
  );
}
