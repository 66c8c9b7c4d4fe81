import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import type { Desk } from '../desk.ts';
import { DecisionSheet } from './decision-sheet.tsx';
import { calledOn, decisionsOn, isGentle, obstacleTo, TONES } from './rules.ts';
import type { Decision } from './rules.ts';
import { Applications } from './shapes.ts';
import type { Application } from './shapes.ts';
import { providersWords } from './words.ts';

const Documents = onDemand(async () => {
  const { Documents: Part, address } = await import('../on-demand/documents.tsx');
  return { Part, address };
});

function useTold() {
  const words = useWords(providersWords);
  const { kinds } = useWords(peopleWords);
  const language = useLanguage();
  const { dayOf } = useMoments();
  return (of: Application): string =>
    [
      kinds[of.role],
      of.specialization,
      of.license_number ? words.licence(of.license_number) : words.noLicence,
      of.license_issuer && words.issuer(of.license_issuer),
      of.license_expires_on && words.until(dayInWords(of.license_expires_on, language)),
      of.experience_years !== null && words.years(of.experience_years.toLocaleString(language)),
      of.email,
      !of.email_confirmed && words.unconfirmed,
      words.applied(dayOf(of.applied_at)),
    ]
      .filter(Boolean)
      .join(' · ');
}

interface ApplicationProps {
  of: Application;
  name: string;
  onDecide: (decision: Decision) => void;
}

/** What was said last, what is in the way, and what can be decided. */
function Below({ of, name, onDecide }: ApplicationProps) {
  const words = useWords(providersWords);
  const language = useLanguage();
  const decisions = decisionsOn(of);
  const obstacle = obstacleTo('approved', of);
  return (
    <div className="reported">
      {of.license_renews_on !== null && <p>{words.renews(dayInWords(of.license_renews_on, language))}</p>}
      {of.first_approval === 'other' && <p className="small">{words.second}</p>}
      {obstacle !== null && decisions.includes('approved') && <p className="small">{words.obstacles[obstacle]}</p>}
      {of.reason !== null && <p className="muted small">{words.said(of.reason)}</p>}
      <Documents provider={of.id} name={name} />
      <div className="desk-acts">
        {decisions.map((decision) => {
          const why = obstacleTo(decision, of);
          const act = words.acts[calledOn(decision, of.state)];
          return (
            <Button
              key={decision}
              look={isGentle(decision) ? 'act' : 'line'}
              aria-label={words.for(act, name)}
              blocked={why === null ? undefined : words.obstacles[why]}
              onClick={() => onDecide(decision)}
            >
              {act}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** Providers, whoever waits first. */
export function ApplicationsCard({ decided, onDecided }: Desk) {
  const words = useWords(providersWords);
  const told = useTold();
  const [asked, setAsked] = useState<{ decision: Decision; of: Application } | null>(null);
  const remote = useRemote({
    key: ['applications'],
    again: decided,
    ask: (client, signal) => client.rpc('provider_applications').abortSignal(signal),
    shape: Applications,
  });
  const nameOf = (application: Application): string => fullNameOf(application) || words.unnamed;
  return (
    <Card title={words.title}>
      <Remotely remote={remote} failed={words.failed}>
        {(applications) =>
          applications.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {applications.map((of) => (
                <Row
                  key={of.id}
                  title={nameOf(of)}
                  detail={told(of)}
                  badges={<Badge tone={TONES[of.state]}>{words.states[of.state]}</Badge>}
                  below={<Below of={of} name={nameOf(of)} onDecide={(decision) => setAsked({ decision, of })} />}
                />
              ))}
            </Rows>
          )
        }
      </Remotely>
      {asked && <DecisionSheet {...asked} name={nameOf(asked.of)} onTried={onDecided} onClose={() => setAsked(null)} />}
    </Card>
  );
}
