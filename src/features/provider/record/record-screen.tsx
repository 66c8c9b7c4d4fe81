import '../provider.css';
import './record.css';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import type { Here } from '#src/lib/days.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { BackIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { OfAnother } from '#src/work/of-another.ts';
import { useToldOpening } from '#src/work/care/use-told-look.ts';
import { CallLink } from '../call-link.tsx';
import { Follow } from '../follow.tsx';
import { Freshness, Refresh } from '../fresh.tsx';
import { Closed } from '../kept/closed.tsx';
import { EndCare } from '../invite/end-care.tsx';
import { MessageLink } from '../message-link.tsx';
import { Coaching } from './coaching.tsx';
import { Notes } from './notes.tsx';
import { PartAsOf } from './part-as-of.tsx';
import { partsOf } from './parts.ts';
import type { Part } from './parts.ts';
import { OverviewPart } from './overview.tsx';
import { ProgramPart } from './program-part.tsx';
import { subjectOf } from './queries.ts';
import type { Subject } from './queries.ts';
import { FilesPart, PhotosPart } from './shown-parts.tsx';
import { recordWords } from './words.ts';
import type { RecordWords } from './words.ts';

const OverTime = later(async () => (await import('./over-time.tsx')).OverTime);
const FoodPart = later(async () => (await import('../food/food-part.tsx')).FoodPart);
const PapersPart = later(async () => (await import('../medical/papers-part.tsx')).PapersPart);
const HealthPart = later(async () => (await import('./health-part.tsx')).HealthPart);
const MeasuredPart = later(async () => (await import('../measured/measured-part.tsx')).MeasuredPart);
const AccessPart = later(async () => (await import('../access/access-part.tsx')).AccessPart);
const Timeline = later(async () => (await import('../timeline/timeline.tsx')).Timeline);
const SurgeryPart = later(async () => (await import('../surgery/surgery-part.tsx')).SurgeryPart);

const SHOWN: Record<Part, React.ComponentType<{ clientId: string; here: Here }>> = {
  overview: OverviewPart,
  coaching: Coaching,
  program: ProgramPart,
  food: FoodPart,
  health: HealthPart,
  papers: PapersPart,
  surgery: SurgeryPart,
  progress: OverTime,
  measured: MeasuredPart,
  photos: PhotosPart,
  files: FilesPart,
  notes: Notes,
  timeline: Timeline,
  access: AccessPart,
};

interface PartsProps {
  parts: readonly Part[];
  clientId: string;
  here: Here;
}

/** One at a time, with an "as of" of its own. */
function Parts({ parts, clientId, here }: PartsProps) {
  const words: RecordWords['record'] = useWords(recordWords).record;
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(search.get('part'));
  // What the client shows no longer is gone, also while it is open.
  const part = parts.find((name) => name === chosen) ?? 'overview';
  const Shown = SHOWN[part];
  return (
    <Tabs
      label={words.parts}
      tabs={parts.map((name) => ({ name, label: words[name] }))}
      current={part}
      onChange={setChosen}
    >
      <PartAsOf part={part} clientId={clientId} here={here} />
      <Suspense>
        <Shown clientId={clientId} here={here} />
      </Suspense>
    </Tabs>
  );
}

/** One that may be read. */
export function OpenRecord({ subject, here }: { subject: Subject; here: Here }) {
  const { record: words } = useWords(recordWords);
  const { clientId, phone, role } = subject;
  const { today } = here;
  const answer = useRow((db, userId) => partsOf(db, userId, { clientId, role, today }), [clientId, role], [today]);
  useToldOpening(clientId);
  return (
    <OfAnother value>
      <div className="record-acts">
        <MessageLink clientId={clientId} />
        <CallLink phone={phone} />
      </div>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(parts) => <Parts parts={parts} clientId={clientId} here={here} />}
      </Answered>
      <Card>
        <Follow clientId={clientId} />
        <EndCare clientId={clientId} name={subject.name} />
      </Card>
    </OfAnother>
  );
}

/** As much of it as the care that there is gives. */
export function Record({ subject, here }: { subject: Subject; here: Here }) {
  const { clientId, care, hasCases, hasWritten } = subject;
  const stands = care.name === 'stands';
  const [wasOpen, setWasOpen] = useState(stands);
  if (stands && !wasOpen) setWasOpen(true);
  if (stands) return <OpenRecord subject={subject} here={here} />;
  const canRead = hasWritten && (care.name === 'over' || care.name === 'hidden');
  return (
    <>
      <Closed clientId={clientId} care={care} isSudden={wasOpen} canRead={canRead} />
      {hasCases && (
        <Suspense>
          <SurgeryPart clientId={clientId} here={here} readOnly />
        </Suspense>
      )}
      {canRead && <Notes clientId={clientId} here={here} readOnly />}
      {canRead && subject.role === 'doctor' && (
        <Suspense>
          <PapersPart clientId={clientId} here={here} readOnly />
        </Suspense>
      )}
      <EndCare clientId={clientId} name={subject.name} />
    </>
  );
}

/** What a provider has of one client, as far as he may see it. */
export function RecordScreen() {
  const words = useWords(recordWords);
  const [search] = useSearchParams();
  const clientId = search.get('of') ?? '';
  const { timezone: zone } = useSettings();
  const here = { today: useToday(), zone };
  const answer = useRow((db, userId) => subjectOf(db, userId, clientId), [clientId]);
  useHead(words.record.title, words.roster.description);
  const gone = (
    <Card>
      <Empty title={words.record.gone}>{words.record.goneHelp}</Empty>
    </Card>
  );
  return (
    <div className="provider record">
      <ButtonLink to="/clients" look="quiet" icon={BackIcon}>
        {words.record.back}
      </ButtonLink>
      <Answered answer={answer} coming={words.record.coming} empty={gone} failed={words.record.failed}>
        {(subject) => (
          <>
            <PageHeader title={subject.name || words.roster.unnamed} acts={<Refresh />} />
            <Freshness here={here} />
            <Record key={subject.clientId} subject={subject} here={here} />
          </>
        )}
      </Answered>
    </div>
  );
}
