import { withdrawRequest } from '#sync/actions/care-requests.ts';
import { careRequests } from '#sync/entities/care-requests.ts';
import { useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useSave } from '#src/work/use-save.ts';
import { askedBy } from './queries.ts';
import { beginWords } from './words.ts';

/** Who was asked and has not answered, or has just said no. */
export function AskedRows({ zone }: { zone: string }) {
  const { asked: words } = useWords(beginWords);
  const language = useLanguage();
  const standings = useStandings(careRequests);
  const save = useSave();
  const asked = knownOf(useRows((db, userId) => askedBy(db, userId, Date.now()))) ?? [];
  if (asked.length === 0) return null;
  return (
    <>
      <h3>{words.title}</h3>
      <Rows label={words.title}>
        {asked.map(({ request: { id, status, asked_at, message }, name }) => (
          <Row
            key={id}
            title={name}
            detail={[words.since(dayInWords(dayIn(zone, Date.parse(asked_at)), language)), message]
              .filter(Boolean)
              .join(' · ')}
            badges={status === 'declined' && <Badge>{words.declined}</Badge>}
            standing={standings.get(id)}
            below={
              status === 'asked' && (
                <Button
                  look="line"
                  aria-label={words.for(words.withdraw, name)}
                  onClick={() =>
                    void save(withdrawRequest(id), {
                      failed: { title: words.notSaved },
                      done: { title: words.withdrawn },
                      once: id,
                    })
                  }
                >
                  {words.withdraw}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </>
  );
}
