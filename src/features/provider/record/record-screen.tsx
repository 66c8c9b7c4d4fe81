import '../provider.css';
import './record.css';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noteView } from '#sync/actions/record-views.ts';
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
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { OfAnother } from '#src/work/of-another.ts';
import { useSaveSilently } from '#src/work/use-save.ts';
import { CallLink } from '../call-link.tsx';
import { Follow } from '../follow.tsx';
import { AsOf, Freshness, Refresh } from '../fresh.tsx';
import { EndCare } from '../invite/end-care.tsx';
import { MessageLink } from '../message-link.tsx';
import { Coaching } from './coaching.tsx';
import { Notes } from './notes.tsx';
import { OverviewPart } from './overview.tsx';
import { ProgramPart } from './program-part.tsx';
import { subjectOf } from './queries.ts';
import type { Subject } from './queries.ts';
import { Timeline } from './timeline.tsx';
import { recordWords } from './words.ts';
import type { RecordWords } from './words.ts';

type Part =
  | 'overview'
  | 'coaching'
  | 'program'
  | 'food'
  | 'health'
  | 'papers'
  | 'surgery'
  | 'progress'
  | 'notes'
  | 'timeline';

const OverTime = later(async () => (await import('./over-time.tsx')).OverTime);
const FoodPart = later(async () => (await import('../food/food-part.tsx')).FoodPart);
const PapersPart = later(async () => (await import('../medical/papers-part.tsx')).PapersPart);
const HealthPart = later(async () => (await import('./health-part.tsx')).HealthPart);
const SurgeryPart = later(async () => (await import('../surgery/surgery-part.tsx')).SurgeryPart);

/** Tabs that somebody of this kind has nothing in are not there. */
const OWN_PARTS: Readonly<Record<string, readonly Part[]>> = {
  trainer: ['coaching', 'program'],
  nutritionist: ['food'],
  doctor: ['health', 'papers'],
  aesthetic_surgeon: ['surgery', 'health', 'papers'],
};

const partsFor = (role: string | null): Part[] => [
  'overview',
  ...(OWN_PARTS[role ?? ''] ?? []),
  'progress',
  'notes',
  'timeline',
];

const SHOWN: Record<Part, React.ComponentType<{ clientId: string; here: Here }>> = {
  overview: OverviewPart,
  coaching: Coaching,
  program: ProgramPart,
  food: FoodPart,
  health: HealthPart,
  papers: PapersPart,
  surgery: SurgeryPart,
  progress: OverTime,
  notes: Notes,
  timeline: Timeline,
};

/** It is told to the client, once a day: see docs/decisions/0166-who-looked.md. */
function useTold(clientId: string, today: string): void {
  const saveSilently = useSaveSilently();
  useEffect(() => {
    saveSilently((viewer_id) => noteView({ viewer_id, client_id: clientId, part: 'record', day: today }));
    // oxlint-disable-next-line react/exhaustive-deps -- once each time the record is opened
  }, [clientId]);
}

/** One that may be read. */
export function OpenRecord({ subject, here }: { subject: Subject; here: Here }) {
  const words: RecordWords['record'] = useWords(recordWords).record;
  const { clientId, phone, role } = subject;
  const [search] = useSearchParams();
  const parts = partsFor(role);
  const [part, setPart] = useState<Part>(parts.find((name) => name === search.get('part')) ?? 'overview');
  useTold(clientId, here.today);
  const Shown = SHOWN[part];
  return (
    <OfAnother value>
      <div className="record-acts">
        <MessageLink clientId={clientId} />
        <CallLink phone={phone} />
      </div>
      <Tabs
        label={words.parts}
        tabs={parts.map((name) => ({ name, label: words[name] }))}
        current={part}
        onChange={setPart}
      >
        <Suspense>
          <Shown clientId={clientId} here={here} />
        </Suspense>
      </Tabs>
      <Card>
        <Follow clientId={clientId} />
        <EndCare clientId={clientId} name={subject.name} />
      </Card>
    </OfAnother>
  );
}

/** As much of it as the care that there is gives. */
export function Record({ subject, here }: { subject: Subject; here: Here }) {
  const { record: words, roster } = useWords(recordWords);
  const { clientId, isPaused, isOver, hasCases } = subject;
  if (!isPaused && !isOver) return <OpenRecord subject={subject} here={here} />;
  return (
    <>
      <Notice title={isPaused ? roster.states.paused : roster.states.ended}>
        {isPaused ? words.resting : words.over}
      </Notice>
      {hasCases && (
        <Suspense>
          <SurgeryPart clientId={clientId} here={here} readOnly />
        </Suspense>
      )}
      {!isPaused && <Notes clientId={clientId} here={here} readOnly />}
      {!isPaused && subject.role === 'doctor' && (
        <Suspense>
          <PapersPart clientId={clientId} here={here} readOnly />
        </Suspense>
      )}
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
            <PageHeader title={subject.name || words.roster.unnamed} detail={<AsOf here={here} />} acts={<Refresh />} />
            <Freshness here={here} />
            <Record key={subject.clientId} subject={subject} here={here} />
          </>
        )}
      </Answered>
    </div>
  );
}
