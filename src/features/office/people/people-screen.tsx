import '#src/ui/desk/columns.css';
import './people.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { useHead } from '#src/ui/head.ts';
import { BackIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { useFocus } from '#src/ui/use-focus.ts';
import { PeopleList } from './people-list.tsx';
import { PersonCard } from './person-card.tsx';
import { deskWords } from './words.ts';

function listWithout(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('of');
  return `/admin/people?${rest}`;
}

/** The keyboard goes on from it. */
function Opened({ children }: { children: ReactNode }) {
  const place = useFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

/** All accounts beside the one that is open; on a phone one of the two. All of it is the server's to say and to do. */
export function PeopleScreen() {
  const words = useWords(deskWords);
  const [search] = useSearchParams();
  const [acts, setActs] = useState(0);
  const opened = search.get('of');
  useHead(words.title, words.description);
  return (
    <div className="desk people">
      <PageHeader title={words.title} detail={words.description} />
      <div className={classNames('desk-columns', opened && 'one')}>
        <div className="desk-column">
          <PeopleList acts={acts} />
        </div>
        <div className="desk-column">
          {opened ? (
            <>
              <div className="on-phone">
                <ButtonLink to={listWithout(search)} look="quiet" icon={BackIcon}>
                  {words.back}
                </ButtonLink>
              </div>
              <Opened key={opened}>
                <PersonCard id={opened} acts={acts} onTried={() => setActs((n) => n + 1)} />
              </Opened>
            </>
          ) : (
            <Card>
              <p className="muted">{words.pick}</p>
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}
