import './care.css';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { useWhen } from '#src/work/appointment/in-words.ts';
import { NoteText } from '#src/work/notes/note-text.tsx';
import { noteWords } from '#src/work/notes/words.ts';
import { peopleWords } from '#src/work/people/words.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { KeyIcon, MessageIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { AskedRows } from './begin/asked-rows.tsx';
import { beginWords } from './begin/words.ts';
import { Facts, Papers } from './papers.tsx';
import { ChangesCard } from './plan/changes-card.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { notesForMe, teamOf } from './queries.ts';
import type { Member, Told } from './queries.ts';
import { careWords } from './words.ts';

const SurgeryCard = later(async () => (await import('./surgery/surgery-card.tsx')).SurgeryCard);
const MemberSheet = later(async () => (await import('./sheets.ts')).MemberSheet);
const CodeSheet = later(async () => (await import('./sheets.ts')).CodeSheet);
const AskSheet = later(async () => (await import('./sheets.ts')).AskSheet);

interface MemberRowProps {
  member: Member;
  zone: string;
  onOpen: () => void;
}

function MemberRow({ member: { id, name, role, isWithdrawn, next }, zone, onOpen }: MemberRowProps) {
  const { team: words } = useWords(careWords);
  const { kinds } = useWords(peopleWords);
  const when = useWhen(zone);
  const kind = isProviderType(role) ? role : null;
  const told = [kind && kinds[kind], !isWithdrawn && kind && words.sees[kind], next && words.next(when(next))];
  return (
    <Row
      leading={<Avatar name={name} />}
      title={name}
      onOpen={onOpen}
      detail={told.filter(Boolean).join(' · ')}
      badges={isWithdrawn && <Badge>{words.withdrawn}</Badge>}
      below={
        !isWithdrawn && (
          <ButtonLink to={`/messages?with=${id}`} look="line" icon={MessageIcon}>
            {words.message(name)}
          </ButtonLink>
        )
      }
    />
  );
}

function Team({ here }: { here: Here }) {
  const words = useWords(careWords);
  const answer = useRows((db, userId) => teamOf(db, userId, here, Date.now()), [here.today, here.zone]);
  const [opened, setOpened] = useState<Member | null>(null);
  const empty = (
    <Empty
      title={words.team.none}
      act={
        <ButtonLink to="/schedule" look="act">
          {words.team.book}
        </ButtonLink>
      }
    >
      {words.team.noneHelp}
    </Empty>
  );
  return (
    <Card title={words.team.title}>
      <Answered answer={answer} coming={words.coming} empty={empty} failed={words.failed}>
        {(members) => (
          <Rows label={words.team.title}>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} zone={here.zone} onOpen={() => setOpened(member)} />
            ))}
          </Rows>
        )}
      </Answered>
      <AskedRows zone={here.zone} />
      <Link to="/settings">{words.team.who}</Link>
      {opened && (
        <Suspense>
          <MemberSheet member={opened} here={here} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function NoteRow({ told: { note, added, author }, zone }: { told: Told; zone: string }) {
  const words = useWords(noteWords);
  const language = useLanguage();
  const signedOn = dayInWords(dayIn(zone, Date.parse(note.signed_at ?? '')), language);
  return (
    <Row
      title={`${words.templates[note.template]}, ${dayInWords(note.noted_on, language)}`}
      detail={words.signed(author ?? words.somebody, signedOn)}
      below={<NoteText note={note} added={added} />}
    />
  );
}

function Notes({ zone }: { zone: string }) {
  const { notes: words, coming } = useWords(careWords);
  const answer = useRows(notesForMe);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={<p className="muted">{words.none}</p>} failed={words.failed}>
        {(notes) => (
          <Rows label={words.title}>
            {notes.map((told) => (
              <NoteRow key={told.note.id} told={told} zone={zone} />
            ))}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}

/** Two ways to somebody who cares: a code he gave, or a question to him. The link of a code opens the first. */
function Begin() {
  const { code, ask } = useWords(beginWords);
  const [search, setSearch] = useSearchParams();
  const linked = search.get('code');
  const [opened, setOpened] = useState<'code' | 'ask' | null>(linked === null ? null : 'code');
  function close(): void {
    setOpened(null);
    if (linked !== null) setSearch({}, { replace: true });
  }
  return (
    <>
      <Button look="line" icon={KeyIcon} onClick={() => setOpened('code')}>
        {code.title}
      </Button>
      <Button look="act" icon={PlusIcon} onClick={() => setOpened('ask')}>
        {ask.title}
      </Button>
      <Suspense>
        {opened === 'code' && <CodeSheet code={linked ?? ''} onClose={close} />}
        {opened === 'ask' && <AskSheet onClose={close} />}
      </Suspense>
    </>
  );
}

/** Who cares for a client, and what they wrote for the client to read; all of it without a network. */
export function CareScreen() {
  const words = useWords(careWords);
  const { timezone: zone } = useSettings();
  const here = { today: useToday(), zone };
  useHead(words.title, words.description);
  return (
    <div className="care">
      <PageHeader title={words.title} detail={words.description} acts={<Begin />} />
      <div className="care-parts">
        <Team here={here} />
        <PlanCard here={here} />
        <Papers today={here.today} />
        <Notes zone={zone} />
        <Facts />
        <Suspense>
          <SurgeryCard here={here} />
        </Suspense>
        {/* What is read last moves nothing at the end. */}
        <ChangesCard here={here} />
      </div>
    </div>
  );
}
