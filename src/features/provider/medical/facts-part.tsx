import './medical.css';
import { useState } from 'react';
import { resolveFact, voidFact } from '#sync/actions/care-facts.ts';
import { careFacts } from '#sync/entities/care-facts.ts';
import type { CareFact } from '#sync/entities/care-facts.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useDayNow } from '#src/data/time/use-day-now.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { FactRows } from '#src/work/signed/fact-rows.tsx';
import { signedWords } from '#src/work/signed/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { FactForm } from './fact-form.tsx';
import { fileOf } from './queries.ts';
import { medicalWords } from './words.ts';

/** Problems and allergies of a client, and a doctor's next word on them. */
export function FactsPart({ clientId }: { clientId: string }) {
  const { facts: words, form, coming, failed } = useWords(medicalWords);
  const said = useWords(signedWords);
  const save = useSave();
  const dayNow = useDayNow();
  const standings = useStandings(careFacts);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<CareFact | null>(null);
  const answer = useRow((db, userId) => fileOf(db, userId, clientId), [clientId]);
  const messages = (title: string, once: string) => ({ failed: { title: form.notSaved }, done: { title }, once });
  return (
    <Card title={said.facts}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {({ facts, signer }) => {
          if (isAdding) {
            return <FactForm clientId={clientId} signer={signer} onDone={() => setAdding(false)} />;
          }
          const resolve = ({ id, resolved_on }: CareFact): void => {
            const isOpen = resolved_on === null;
            const done = isOpen ? words.done.resolved : words.done.reopened;
            void save(resolveFact(id, isOpen ? dayNow() : null, signer.name), messages(done, id));
          };
          const remove = (fact: CareFact): void => {
            void save(voidFact(fact.id, signer.name), messages(words.done.removed, fact.id));
            setAsked(null);
          };
          return (
            <>
              <FactRows
                facts={facts}
                standings={standings}
                renderActs={(fact) =>
                  signer.isDoctor && (
                    <div className="signed-acts">
                      <Button look="quiet" onClick={() => resolve(fact)}>
                        {fact.resolved_on === null ? words.resolve : words.reopen}
                      </Button>
                      <Button look="quiet" onClick={() => setAsked(fact)}>
                        {words.mistake}
                      </Button>
                    </div>
                  )
                }
              />
              {signer.isDoctor && (
                <Button look="line" full onClick={() => setAdding(true)}>
                  {words.add}
                </Button>
              )}
              <Confirm
                open={asked !== null}
                danger
                title={words.mistakeAsk}
                act={words.mistake}
                onAct={() => asked && remove(asked)}
                onClose={() => setAsked(null)}
              >
                {words.mistakeHelp}
              </Confirm>
            </>
          );
        }}
      </Answered>
    </Card>
  );
}
