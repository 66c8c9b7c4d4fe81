import { endGrant } from '#sync/actions/grants.ts';
import { grants } from '#sync/entities/grants.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useSave } from '#src/work/use-save.ts';
import { photoWords } from '../words.ts';
import type { Given } from './queries.ts';

/** What is shown to whom, how often it was opened, and the end of it. */
export function GivenList({ given }: { given: readonly Given[] }) {
  const words = useWords(photoWords).show;
  const language = useLanguage();
  const standings = useStandings(grants);
  const save = useSave();
  const end = (id: string): void =>
    void save(endGrant(id), { failed: { title: words.notEnded }, done: { title: words.ended }, once: id });
  if (given.length === 0) return null;
  return (
    <>
      <h3>{words.now}</h3>
      <Rows label={words.now}>
        {given.map(({ grant, name, openedOn: [last, ...others] }) => (
          <Row
            key={grant.id}
            title={name ?? words.gone}
            detail={
              <>
                {grant.purpose}
                <br />
                {words.counted(grant.row_ids.length, dayInWords(grant.until, language))}
                <br />
                {last ? words.opened(others.length + 1, dayInWords(last, language)) : words.unopened}
              </>
            }
            standing={standings.get(grant.id)}
            below={
              <Button look="line" aria-label={words.endOf(name ?? words.gone)} onClick={() => end(grant.id)}>
                {words.end}
              </Button>
            }
          />
        ))}
      </Rows>
    </>
  );
}
