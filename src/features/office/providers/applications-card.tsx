import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { UncountedPages } from '#src/ui/pagination.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import type { Desk } from '../desk.ts';
import { usePages } from '../use-pages.ts';
import { DecisionSheet } from './decision-sheet.tsx';
import { calledOn, decisionsOn, isGentle, obstacleTo, TONES } from './rules.ts';
import type { Decision } from './rules.ts';
import { Application } from './shapes.ts';
import { providersWords } from './words.ts';

const Documents = onDemand(async () => {
  const { Documents: Part, address } = await import('../on-demand/documents.tsx');
  return { Part, address };
});

const Register = onDemand(async () => {
  const { Register: Part, address } = await import('../on-demand/register.tsx');
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
  onTried: () => void;
  onDecide: (decision: Decision) => void;
}

/** What was said last, what is in the way, and what can be decided. */
function Below({ of, name, onTried, onDecide }: ApplicationProps) {
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
      <Register of={of} name={name} onTried={onTried} />
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
  const [typed, setTyped] = useState('');
  const named = typed.trim();
  const pages = usePages({
    key: ['applications', named],
    again: decided,
    ask: (client, { after, most }, signal) =>
      client
        .rpc('provider_applications', { ...(named && { named }), ...(after !== undefined && { after }), most })
        .abortSignal(signal),
    shape: Application,
    endOf: ({ place }) => place,
  });
  const nameOf = (application: Application): string => fullNameOf(application) || words.unnamed;
  return (
    <Card title={words.title}>
      <SearchField label={words.search} placeholder={words.search} value={typed} onSearch={setTyped} />
      <Remotely remote={pages.remote} failed={words.failed}>
        {(applications) =>
          applications.length === 0 ? (
            <p className="muted">{named ? words.notFound : words.none}</p>
          ) : (
            <>
              <Rows label={words.title}>
                {pages.shown(applications).map((of) => (
                  <Row
                    key={of.id}
                    title={nameOf(of)}
                    detail={told(of)}
                    badges={<Badge tone={TONES[of.state]}>{words.states[of.state]}</Badge>}
                    below={
                      <Below
                        of={of}
                        name={nameOf(of)}
                        onTried={onDecided}
                        onDecide={(decision) => setAsked({ decision, of })}
                      />
                    }
                  />
                ))}
              </Rows>
              <UncountedPages
                page={pages.page}
                isLast={pages.isLast(applications)}
                onChange={(page) => pages.turn(page, applications)}
              />
            </>
          )
        }
      </Remotely>
      {asked && <DecisionSheet {...asked} name={nameOf(asked.of)} onTried={onDecided} onClose={() => setAsked(null)} />}
    </Card>
  );
}
