import { useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import type { RecordView } from '#sync/entities/record-views.ts';
import { peopleById } from '#sync/queries/people.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import { settingsWords } from './words.ts';

const AT_FIRST = 5;

interface View {
  view: RecordView;
  /** Null where the account is gone. */
  name: string | null;
}

async function viewsOf(db: ReadOnly, userId: string, most: number): Promise<View[]> {
  const views = await latestViews(db, userId, most);
  const people = await peopleById(
    db,
    views.map(({ viewer_id }) => viewer_id),
  );
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  return views.map((view) => ({ view, name: names.get(view.viewer_id) ?? null }));
}

/** By day and person; read without a network too. */
export function ViewsList() {
  const { views: words, coming, profile } = useWords(settingsWords);
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  // One more than is shown tells whether there are more.
  const answer = useRows((db, userId) => viewsOf(db, userId, isWhole ? Infinity : AT_FIRST + 1), [isWhole]);
  return (
    <section className="sight" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="muted small">{words.help}</p>
      <Answered
        answer={answer}
        coming={coming}
        empty={<p className="muted">{words.none}</p>}
        failed={profile.notLoaded}
      >
        {(views) => (
          <>
            <Rows label={words.title}>
              {(isWhole ? views : views.slice(0, AT_FIRST)).map(({ name, view: { id, part, day } }) => (
                <Row
                  key={id}
                  title={name ?? words.gone}
                  detail={`${dayInWords(day, language)} · ${words.parts[part]}`}
                />
              ))}
            </Rows>
            {!isWhole && views.length > AT_FIRST && (
              <Button look="quiet" onClick={() => setWhole(true)}>
                {words.all}
              </Button>
            )}
          </>
        )}
      </Answered>
    </section>
  );
}
