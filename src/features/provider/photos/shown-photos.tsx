import { Suspense, useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Row, Rows } from '#src/ui/row.tsx';
import { shownTo } from './queries.ts';
import type { ShownSet } from './queries.ts';
import { shownWords } from './words.ts';

const ShownSheet = later(async () => (await import('./shown-sheet.tsx')).ShownSheet);

interface ShownProps {
  /** Of one client, or of all. */
  clientId: string | null;
  today: Day;
}

function Sets({ sets, clientId, onOpen }: Pick<ShownProps, 'clientId'> & SetsProps) {
  const words = useWords(shownWords);
  const language = useLanguage();
  return (
    <Rows label={words.title}>
      {sets.map(({ grant, name, photos }) => (
        <Row
          key={grant.id}
          title={clientId === null ? name : grant.purpose}
          detail={[...(clientId === null ? [grant.purpose] : []), words.until(dayInWords(grant.until, language))].join(
            ' · ',
          )}
          below={
            <Button look="line" icon={ImageIcon} onClick={() => onOpen(grant.id)}>
              {words.open(photos.length)}
            </Button>
          }
        />
      ))}
    </Rows>
  );
}

interface SetsProps {
  sets: readonly ShownSet[];
  onOpen: (grantId: string) => void;
}

/** Each grant to this provider, in a record or as a card of its own. Nothing, where there is none. */
export function ShownPhotos({ clientId, today }: ShownProps) {
  const words = useWords(shownWords);
  const [opened, setOpened] = useState<{ id: string; clientId: string } | null>(null);
  const sets = knownOf(useRows((db, userId) => shownTo(db, userId, { clientId, today }), [clientId, today])) ?? [];
  const open = (grantId: string): void => {
    const set = sets.find(({ grant }) => grant.id === grantId);
    if (set) setOpened({ id: grantId, clientId: set.grant.user_id });
  };
  const list = <Sets sets={sets} clientId={clientId} onOpen={open} />;
  const inRecord = (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      {list}
    </section>
  );
  return (
    <>
      {sets.length > 0 && (clientId === null ? <Card title={words.title}>{list}</Card> : inRecord)}
      {opened && (
        <Suspense>
          <ShownSheet
            clientId={opened.clientId}
            shown={sets.find(({ grant }) => grant.id === opened.id) ?? null}
            today={today}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
