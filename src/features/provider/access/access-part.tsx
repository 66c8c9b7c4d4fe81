import { useRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { EyeIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { recordWords } from '../record/words.ts';
import { accessOf } from './queries.ts';
import type { Access } from './queries.ts';
import { accessWords } from './words.ts';

function Sight({ access: { kind, grants, follow } }: { access: Access }) {
  const words = useWords(accessWords);
  const language = useLanguage();
  const { momentOf } = useMoments();
  return (
    <Card title={words.sees}>
      {kind && <p>{words.kinds[kind]}</p>}
      <p className="muted small">{words.never}</p>
      {(grants.length > 0 || follow) && (
        <Rows label={words.sees}>
          {grants.map(({ id, subject, row_ids, purpose, until }) => (
            <Row
              key={id}
              title={words[subject](row_ids.length)}
              detail={words.until(purpose, dayInWords(until, language))}
            />
          ))}
          {follow && <Row title={words.follow} detail={words.asked(momentOf(follow.opened_at))} />}
        </Rows>
      )}
    </Card>
  );
}

/** What the reader may see and by what, and when he looked, as the client reads it. */
export function AccessPart({ clientId, here }: { clientId: string; here: Here }) {
  const words = useWords(accessWords);
  const { record } = useWords(recordWords);
  const language = useLanguage();
  const answer = useRow((db, userId) => accessOf(db, userId, clientId, here), [clientId, here.today]);
  return (
    <Answered answer={answer} coming={record.coming} empty={null} failed={record.failed}>
      {(access) => (
        <>
          <Sight access={access} />
          <Card title={words.looked}>
            <p className="muted small">{words.help}</p>
            {access.views.length === 0 ? (
              <p className="muted">{words.none}</p>
            ) : (
              <Rows label={words.looked}>
                {access.views.map(({ id, part, day }) => (
                  <Row key={id} icon={EyeIcon} title={words.parts[part]} detail={dayInWords(day, language)} />
                ))}
              </Rows>
            )}
          </Card>
        </>
      )}
    </Answered>
  );
}
