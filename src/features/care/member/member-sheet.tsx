import { useState } from 'react';
import { unfollowClient } from '#sync/actions/client-follows.ts';
import { leaveCare } from '#sync/actions/client-assignments.ts';
import { endGrant } from '#sync/actions/grants.ts';
import type { Grant } from '#sync/entities/grants.ts';
import { useRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { CalendarIcon, MessageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Member } from '../queries.ts';
import { careWords } from '../words.ts';
import { shownTo } from './queries.ts';
import type { Shown } from './queries.ts';
import { memberWords } from './words.ts';

interface EndProps {
  what: string;
  onEnd: () => void;
}

function End({ what, onEnd }: EndProps) {
  const { grants: words } = useWords(memberWords);
  return (
    <Button look="line" aria-label={words.for(words.end, what)} onClick={onEnd}>
      {words.end}
    </Button>
  );
}

/** Each with its end, and a way to end it now. */
function Grants({ shown: { grants, follow } }: { shown: Shown }) {
  const { grants: words } = useWords(memberWords);
  const language = useLanguage();
  const save = useSave();
  const said = { failed: { title: words.notEnded }, done: { title: words.ended } };
  const called = ({ subject, row_ids }: Grant): string =>
    (subject === 'progress_photos' ? words.photos : words.papers)(row_ids.length);
  return (
    <section>
      <h3>{words.title}</h3>
      {grants.length === 0 && <p className="muted">{words.none}</p>}
      {(grants.length > 0 || follow) && (
        <Rows label={words.title}>
          {grants.map((grant) => (
            <Row
              key={grant.id}
              title={words.until(called(grant), dayInWords(grant.until, language))}
              detail={grant.purpose}
              below={
                <End what={called(grant)} onEnd={() => void save(endGrant(grant.id), { ...said, once: grant.id })} />
              }
            />
          ))}
          {follow && (
            <Row
              title={words.follow}
              detail={words.followHelp}
              below={
                <End
                  what={words.follow}
                  onEnd={() => void save(unfollowClient(follow), { ...said, once: follow.id })}
                />
              }
            />
          )}
        </Rows>
      )}
    </section>
  );
}

function Views({ views }: { views: Shown['views'] }) {
  const { views: words } = useWords(memberWords);
  const language = useLanguage();
  return (
    <section>
      <h3>{words.title}</h3>
      {views.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Rows label={words.title}>
          {views.map(({ id, part, day }) => (
            <Row key={id} title={words.looked(words.parts[part], dayInWords(day, language))} />
          ))}
        </Rows>
      )}
    </section>
  );
}

/** What it takes away is said before. */
function Leave({ member: { id, name }, onLeft }: { member: Member; onLeft: () => void }) {
  const { leave: words } = useWords(memberWords);
  const save = useSave();
  const [isAsked, setAsked] = useState(false);
  async function leave(): Promise<void> {
    const saved = await save((client_id) => leaveCare({ client_id, provider_id: id }), {
      failed: { title: words.notSaved },
      done: { title: words.done, description: words.doneHelp },
      once: id,
    });
    if (saved) onLeft();
  }
  return (
    <>
      <Button look="danger" full onClick={() => setAsked(true)}>
        {words.act}
      </Button>
      <Confirm
        open={isAsked}
        danger
        title={words.ask(name)}
        act={words.act}
        keep={words.keep}
        onAct={() => void leave()}
        onClose={() => setAsked(false)}
      >
        <p>{words.takes(name)}</p>
        <p>{words.stays}</p>
      </Confirm>
    </>
  );
}

interface MemberSheetProps {
  member: Member;
  here: Here;
  onClose: () => void;
}

/** One who cares: what is seen, what was shown, when it was looked at, and the end of it. */
export function MemberSheet({ member, here, onClose }: MemberSheetProps) {
  const words = useWords(memberWords);
  const { sees } = useWords(careWords).team;
  const { kinds } = useWords(peopleWords);
  const { id, name, role, specialization, isWithdrawn } = member;
  const kind = isProviderType(role) ? role : null;
  const answer = useRow((db, userId) => shownTo(db, userId, id, here), [id, here.today]);
  return (
    <Sheet open title={name} onClose={onClose}>
      <div className="member">
        <p className="muted">{[kind && kinds[kind], specialization].filter(Boolean).join(' · ')}</p>
        <section>
          <h3>{words.sight}</h3>
          <p>{isWithdrawn ? words.withdrawn : kind && sees[kind]}</p>
          {!isWithdrawn && <p className="muted small">{words.never}</p>}
        </section>
        <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
          {(shown) => (
            <>
              {!isWithdrawn && <Grants shown={shown} />}
              <Views views={shown.views} />
            </>
          )}
        </Answered>
        {!isWithdrawn && (
          <>
            <ButtonLink to={`/messages?with=${id}`} look="line" full icon={MessageIcon}>
              {words.message}
            </ButtonLink>
            <ButtonLink to="/schedule" look="line" full icon={CalendarIcon}>
              {words.book}
            </ButtonLink>
            <Leave member={member} onLeft={onClose} />
          </>
        )}
      </div>
    </Sheet>
  );
}
