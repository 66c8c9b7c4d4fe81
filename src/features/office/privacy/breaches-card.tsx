import { useState } from 'react';
import { useMinute } from '#src/data/time/use-minute.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { UncountedPages } from '#src/ui/pagination.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { useDeed } from '../use-deed.ts';
import { usePages } from '../use-pages.ts';
import { clockOf, stepsLeft } from './rules.ts';
import { Breach } from './shapes.ts';
import type { Step } from './shapes.ts';
import { privacyWords } from './words.ts';

const BreachSheet = onDemand(async () => {
  const { BreachSheet: Part, address } = await import('../on-demand/breach-sheet.tsx');
  return { Part, address };
});
const StepSheet = onDemand(async () => {
  const { StepSheet: Part, address } = await import('../on-demand/step-sheet.tsx');
  return { Part, address };
});

const TONES = { running: 'warn', late: 'bad', toldLate: 'bad', told: 'ok', closed: 'idle' } as const;

function ClockBadge({ of }: { of: Breach }) {
  const words = useWords(privacyWords).breaches;
  const language = useLanguage();
  const clock = clockOf(of, useMinute());
  const said =
    'hours' in clock ? words.clock[clock.state](clock.hours.toLocaleString(language)) : words.clock[clock.state];
  return <Badge tone={TONES[clock.state]}>{said}</Badge>;
}

interface BreachRowProps {
  breach: Breach;
  blocked: string | undefined;
  onTake: (step: Step) => void;
}

function BreachRow({ breach, blocked, onTake }: BreachRowProps) {
  const words = useWords(privacyWords).breaches;
  const language = useLanguage();
  const { momentOf } = useMoments();
  const { what, people, author, noticed_at, due_at, steps } = breach;
  const told = [
    words.noticed(momentOf(noticed_at)),
    words.due(momentOf(due_at)),
    people !== null && words.people(people.toLocaleString(language)),
    author,
  ];
  return (
    <Row
      title={what}
      detail={told.filter(Boolean).join(' · ')}
      badges={<ClockBadge of={breach} />}
      below={
        <>
          {steps.map(({ step, done_at, at, words: said, people: known, author: by }) => (
            <p key={step} className="small">
              {[
                words.taken[step](momentOf(done_at), said),
                known !== null && words.people(known.toLocaleString(language)),
                by,
                words.typed(momentOf(at)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          ))}
          <div className="desk-acts">
            {stepsLeft(breach).map((step) => (
              <Button
                key={step}
                look="line"
                aria-label={words.for(words.steps[step], what)}
                blocked={blocked}
                onClick={() => onTake(step)}
              >
                {words.steps[step]}
              </Button>
            ))}
          </div>
        </>
      }
    />
  );
}

/** What happened to people's data, and the 72 hours in which the commission has to hear of it. */
export function BreachesCard() {
  const words = useWords(privacyWords).breaches;
  const deed = useDeed();
  const [isWriting, setWriting] = useState(false);
  const [taking, setTaking] = useState<{ of: Breach; step: Step } | null>(null);
  const [changed, setChanged] = useState(0);
  const onTried = (): void => setChanged((n) => n + 1);
  const pages = usePages({
    key: ['breaches'],
    again: changed,
    ask: (client, { after, most }, signal) =>
      client.rpc('breaches_page', { ...(after !== undefined && { after }), most }).abortSignal(signal),
    shape: Breach,
    endOf: ({ id }) => id,
  });
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Button look="line" full blocked={deed.blocked} onClick={() => setWriting(true)}>
        {words.write}
      </Button>
      <Remotely remote={pages.remote} failed={words.failed}>
        {(breaches) =>
          breaches.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <>
              <Rows label={words.title}>
                {pages.shown(breaches).map((breach) => (
                  <BreachRow
                    key={breach.id}
                    breach={breach}
                    blocked={deed.blocked}
                    onTake={(step) => setTaking({ of: breach, step })}
                  />
                ))}
              </Rows>
              <UncountedPages
                page={pages.page}
                isLast={pages.isLast(breaches)}
                onChange={(page) => pages.turn(page, breaches)}
              />
            </>
          )
        }
      </Remotely>
      {isWriting && <BreachSheet onTried={onTried} onClose={() => setWriting(false)} />}
      {taking && <StepSheet {...taking} deed={deed} onTried={onTried} onClose={() => setTaking(null)} />}
      {deed.code}
    </Card>
  );
}
