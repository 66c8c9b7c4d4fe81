import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '#src/data/session/use-session.ts';
import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import type { Fact } from '#src/ui/facts.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { usePurpose } from '../privacy/use-purpose.ts';
import { privacyWords } from '../privacy/words.ts';
import { useRoleName } from '../roles.ts';
import { ActSheet } from './act-sheet.tsx';
import { actsOf, deviceOf, isGentle, stateOf, TONES } from './rules.ts';
import type { Act } from './rules.ts';
import { Person } from './shapes.ts';
import { useNameOf } from './use-name-of.ts';
import { deskWords } from './words.ts';

/** One that this version does not know is called as the server calls it. */
const nameOfLanguage = (language: string): string => {
  const known = LANGUAGES.find((each) => each === language);
  return known === undefined ? language : LANGUAGE_NAMES[known];
};

function PersonFacts({ of }: { of: Person }) {
  const words = useWords(deskWords).person;
  const roleName = useRoleName();
  const { dayOf, momentOf } = useMoments();
  const facts: readonly Fact[] = [
    [words.email, of.email],
    [words.role, [roleName(of.role), of.specialization].filter(Boolean).join(' · ')],
    [words.joined, dayOf(of.joined_at)],
    [words.seen, of.seen_at === null ? words.never : momentOf(of.seen_at)],
    [words.centre, of.centre],
    [words.secondStep, of.second_step ? words.on : words.off],
  ];
  return <Facts facts={facts} />;
}

interface PartProps {
  title: string;
  none: string;
  children: readonly ReactNode[];
}

function Part({ title, none, children }: PartProps) {
  return (
    <section className="people-part">
      <h3>{title}</h3>
      {children.length === 0 ? <p className="muted small">{none}</p> : <Rows label={title}>{children}</Rows>}
    </section>
  );
}

function Known({ of }: { of: Person }) {
  const words = useWords(deskWords).person;
  const { agreements: agreed } = useWords(privacyWords);
  const purposeOf = usePurpose();
  const roleName = useRoleName();
  const nameOf = useNameOf();
  const { dayOf, momentOf } = useMoments();
  return (
    <>
      {of.lock && (
        <Notice tone="warn" title={words.locked(dayOf(of.lock.locked_at))}>
          {of.lock.reason}
        </Notice>
      )}
      <PersonFacts of={of} />
      <Part title={words.sessions} none={words.noSessions}>
        {of.sessions.map(({ user_agent, created_at, seen_at }, n) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- two may have begun at the same time
            key={n}
            title={deviceOf(user_agent) || words.unknownDevice}
            detail={words.used(dayOf(created_at), momentOf(seen_at ?? created_at))}
          />
        ))}
      </Part>
      <Part title={agreed.ofPerson} none={agreed.noneOfPerson}>
        {of.agreements.map(({ purpose, version, known, language, agreed_at }) => (
          <Row
            key={`${purpose} ${version}`}
            title={purposeOf(purpose)}
            detail={`${known ? agreed.version(version) : agreed.unknown(version)} · ${agreed.agreed(momentOf(agreed_at), nameOfLanguage(language))}`}
          />
        ))}
      </Part>
      <Part title={words.care} none={words.noCare}>
        {of.care.map((other) => (
          <Row
            key={other.id}
            title={nameOf(other)}
            detail={[roleName(other.role), other.since && words.since(dayOf(other.since))].filter(Boolean).join(' · ')}
            to={`/admin/people?of=${other.id}`}
          />
        ))}
      </Part>
    </>
  );
}

interface ActsProps {
  of: Person;
  onTried: () => void;
}

function Acts({ of, onTried }: ActsProps) {
  const words = useWords(deskWords);
  const session = useSession();
  const [asked, setAsked] = useState<Act | null>(null);
  const acts = actsOf(of, session.state === 'signed-in' ? session.account.userId : null);
  return (
    <section>
      <h3>{words.person.acts}</h3>
      {acts.length === 0 && <p className="muted small">{words.person.self}</p>}
      <div className="desk-acts">
        {acts.map((act) => (
          <Button key={act} look={isGentle(act) ? 'act' : 'line'} onClick={() => setAsked(act)}>
            {words.acts[act]}
          </Button>
        ))}
      </div>
      <div className="people-lines">
        <ButtonLink look="quiet" to={`/admin/audit?about=${of.id}`}>
          {words.person.lines}
        </ButtonLink>
        {['admin', 'finance', 'moderator'].includes(of.role) && (
          <ButtonLink look="quiet" to={`/admin/audit?by=${of.id}`}>
            {words.person.linesBy}
          </ButtonLink>
        )}
      </div>
      {asked && <ActSheet act={asked} of={of} onTried={onTried} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface PersonCardProps {
  id: string;
  /** How much was done here: with each the server is asked anew. */
  acts: number;
  onTried: () => void;
}

/** One account, and what the office may do about it. That it was looked at stands in the audit. */
export function PersonCard({ id, acts, onTried }: PersonCardProps) {
  const words = useWords(deskWords);
  const nameOf = useNameOf();
  const remote = useRemote({
    key: ['person', id],
    again: acts,
    ask: (client) => client.rpc('office_person', { who: id, device_at: new Date().toISOString() }),
    shape: Person,
  });
  const of = remote.state === 'content' ? remote.value : null;
  const state = of && stateOf({ locked: of.lock !== null, provider_status: of.provider_status });
  return (
    <Card
      title={of ? nameOf(of) : words.person.title}
      beside={state && <Badge tone={TONES[state]}>{words.states[state]}</Badge>}
    >
      <Remotely remote={remote} failed={words.person.failed}>
        {(person) => (
          <>
            <Known of={person} />
            <Acts of={person} onTried={onTried} />
          </>
        )}
      </Remotely>
    </Card>
  );
}
