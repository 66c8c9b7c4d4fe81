import { useState } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import type { Here } from '#src/lib/days.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useVersionsAlong } from '#src/work/versions/along.ts';
import { useSpellInWords } from '#src/work/versions/meals-in-words.ts';
import { useProgramChanges } from '#src/work/versions/program-in-words.ts';
import { Lines } from '#src/work/versions/version-rows.tsx';
import { versionWords } from '#src/work/versions/words.ts';
import { planChangesOf } from './changes.ts';
import type { PlanChange } from './changes.ts';
import { planWords } from './words.ts';

const FIRST = 5;

/** By name and kind, where that is known. */
function useAuthor(): (change: PlanChange) => string {
  const words = useWords(planWords);
  const { kinds } = useWords(peopleWords);
  const me = useOpen()?.userId;
  return ({ made: { author_id, author, role } }) => {
    if (author_id !== null && author_id === me) return words.you;
    const name = author || words.somebody;
    return isProviderType(role) ? `${name}, ${kinds[role]}` : name;
  };
}

function Change({ change }: { change: PlanChange }) {
  const words = useWords(planWords);
  const said = useWords(versionWords);
  const { momentOf } = useMoments();
  const author = useAuthor();
  const programInWords = useProgramChanges();
  const spellInWords = useSpellInWords();
  const linesOf = (): string[] => {
    if (change.what === 'meals') return spellInWords(change.spell);
    return change.changes ? programInWords(change.changes) : [words.made];
  };
  return (
    <Row
      title={change.what === 'meals' ? words.ofMeals : words.program(change.title)}
      detail={said.by(momentOf(change.made.made_at), author(change))}
      below={<Lines lines={linesOf()} />}
    />
  );
}

/** What was changed in one's plan, when and by whom: as it was last asked for, with or without a network. */
export function ChangesCard({ here }: { here: Here }) {
  const words = useWords(planWords);
  const { momentOf } = useMoments();
  const along = useVersionsAlong(here.today);
  const [isAll, setAll] = useState(false);
  const changes = along?.kept ? planChangesOf(along.kept.versions) : [];
  const shown = isAll ? changes : changes.slice(0, FIRST);
  const isComing = along?.isChanged === true && along.of !== '';
  if (!along || (changes.length === 0 && !isComing)) return null;
  return (
    <Card title={words.changes}>
      {along.isChanged && (
        <p className="muted small">
          {along.kept ? words.changedSince(momentOf(new Date(along.kept.at).toISOString())) : words.notAsked}
        </p>
      )}
      {shown.length > 0 && (
        <Rows label={words.changes}>
          {shown.map((change) => (
            <Change key={change.made.id} change={change} />
          ))}
        </Rows>
      )}
      {changes.length > shown.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {words.allChanges}
        </Button>
      )}
    </Card>
  );
}
