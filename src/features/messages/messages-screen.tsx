import './messages.css';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRows } from '#src/data/rows.ts';
import { useHold } from '#src/data/sync/use-hold.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { useHead } from '#src/ui/head.ts';
import { SearchIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { ConversationList } from './conversation-list.tsx';
import { conversationsOf } from './queries.ts';
import { Thread } from './thread.tsx';
import type { Found } from './thread.tsx';
import { TodoCard } from './todo-card.tsx';
import { messagesWords } from './words.ts';

const SearchSheet = later(async () => (await import('./search-sheet.tsx')).SearchSheet);

/** What was searched for is in the address, with the conversation it is in. */
function foundIn(search: URLSearchParams): Found | null {
  const [id, at] = [search.get('message'), search.get('at')];
  return id !== null && at !== null && !Number.isNaN(Date.parse(at)) ? { id, at } : null;
}

function Searching() {
  const words = useWords(messagesWords).search;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon={SearchIcon} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <SearchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** All conversations beside the one that is open; on a phone one of the two. */
export function MessagesScreen() {
  const words = useWords(messagesWords);
  const [search] = useSearchParams();
  const chosen = search.get('with');
  const found = foundIn(search);
  const answer = useRows(conversationsOf);
  useHold();
  useHead(words.title, words.description);
  const empty = (
    <Card>
      <Empty title={words.none}>{words.noneHelp}</Empty>
    </Card>
  );
  return (
    <div className="messages">
      <PageHeader title={words.title} detail={words.description} acts={<Searching />} />
      <Answered answer={answer} coming={words.coming} empty={empty} failed={words.failed}>
        {(conversations) => {
          const open = conversations.find(({ id }) => id === chosen);
          return (
            <div className={classNames('panes', open && 'one')}>
              <div className="conversations">
                <TodoCard />
                <ConversationList conversations={conversations} />
              </div>
              <div className="conversation">
                {open ? (
                  <Thread key={open.id} conversation={open} found={found} />
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
