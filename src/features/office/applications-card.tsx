import { useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import type { Desk } from './desk.ts';
import { Applications } from './shapes.ts';
import type { Application } from './shapes.ts';
import { useDeed } from './use-deed.ts';
import { officeWords } from './words.ts';

type Act = 'approve' | 'reject' | 'withdraw';

const ACTS: Record<Application['provider_status'], readonly Act[]> = {
  pending: ['approve', 'reject'],
  approved: ['withdraw'],
  rejected: ['approve'],
};
const TONES = { pending: 'idle', approved: 'ok', rejected: 'bad' } as const;

function useTold() {
  const words = useWords(officeWords).applications;
  const { kinds } = useWords(peopleWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  return ({
    role,
    specialization,
    license_number,
    experience_years,
    email,
    email_confirmed,
    applied_at,
  }: Application) =>
    [
      kinds[role],
      specialization,
      license_number ? words.licence(license_number) : words.noLicence,
      experience_years !== null && words.years(experience_years.toLocaleString(language)),
      email,
      !email_confirmed && words.unconfirmed,
      words.applied(dayInWords(dayIn(timezone, Date.parse(applied_at)), language)),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Providers, whoever waits first. */
export function ApplicationsCard({ decided, onDecided }: Desk) {
  const words = useWords(officeWords).applications;
  const told = useTold();
  const deed = useDeed();
  const [asked, setAsked] = useState<{ act: Act; of: Application } | null>(null);
  const remote = useRemote({
    key: ['applications'],
    again: decided,
    ask: (client, signal) => client.rpc('provider_applications').abortSignal(signal),
    shape: Applications,
  });
  const badges = { pending: words.waiting, approved: words.approved, rejected: words.rejected };
  const nameOf = (application: Application): string => fullNameOf(application) || words.unnamed;
  async function decide(): Promise<void> {
    if (!asked) return;
    const { act, of } = asked;
    const answer = { provider: of.id, approved: act === 'approve' };
    if (await deed.run((client) => client.rpc('approve_provider', answer), words.done[act])) setAsked(null);
    onDecided();
  }
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
                  badges={<Badge tone={TONES[of.provider_status]}>{badges[of.provider_status]}</Badge>}
                  below={
                    <div className="desk-acts">
                      {ACTS[of.provider_status].map((act) => (
                        <Button
                          key={act}
                          look={act === 'approve' ? 'act' : 'line'}
                          aria-label={words.for(words[act], nameOf(of))}
                          blocked={deed.blocked}
                          onClick={() => setAsked({ act, of })}
                        >
                          {words[act]}
                        </Button>
                      ))}
                    </div>
                  }
                />
              ))}
            </Rows>
          )
        }
      </Remotely>
      <Confirm
        open={asked !== null}
        title={asked && words.ask[asked.act](nameOf(asked.of))}
        act={asked ? words[asked.act] : ''}
        danger={asked?.act !== 'approve'}
        busy={deed.busy}
        onAct={() => void decide()}
        onClose={() => setAsked(null)}
      >
        {asked && words.will[asked.act]}
      </Confirm>
      {deed.code}
    </Card>
  );
}
