import './health.css';
import { Suspense, useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useHead } from '#src/ui/head.ts';
import { ForwardIcon, ShieldIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Alarm } from '#src/work/health/alarm.tsx';
import { verdictOn } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import { VITAL_NAMES } from '#src/work/health/vitals.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { useShared } from '#src/work/use-shared.ts';
import { ContactDoctor } from './contact-doctor.tsx';
import { GoalsCard } from './goals-card.tsx';
import type { Shown } from './health-sheets.tsx';
import { latestOf } from './queries.ts';
import { MedicinesCard } from './medicines/medicines-card.tsx';
import type { Latest } from './queries.ts';
import { ResultsCard } from './results-card.tsx';
import { Summary } from './summary.tsx';
import { TipsCard } from './tips/tips-card.tsx';
import { useRule } from './use-rule.ts';
import { VisitsCard } from './visits-card.tsx';
import { VitalsCard } from './vitals-card.tsx';
import { healthWords } from './words.ts';

const HealthSheets = later(async () => (await import('./health-sheets.tsx')).HealthSheets);

/** So long what was measured says what to do now. */
const NOW_MS = 86_400_000;

function alarmIn(latest: Latest, rule: Rule, now: number): Vital | undefined {
  return VITAL_NAMES.find((vital) => {
    const moment = latest[vital];
    if (!moment || now - Date.parse(moment.at) > NOW_MS) return false;
    return verdictOn(vital, moment, rule)?.level === 'alarm';
  });
}

interface ReadProps {
  latest: Latest;
  rule: Rule;
  here: { today: string; zone: string };
  onShow: (shown: Shown) => void;
}

function Read({ latest, rule, here, onShow }: ReadProps) {
  const [opened] = useState(Date.now);
  const alarm = alarmIn(latest, rule, opened);
  return (
    <>
      {alarm && <Alarm of={alarm} />}
      <Summary latest={latest} />
      <div className="columns">
        <div className="column">
          <VitalsCard latest={latest} rule={rule} onShow={onShow} />
          <MedicinesCard here={here} />
          <TipsCard latest={latest} rule={rule} here={here} />
        </div>
        <div className="column">
          <GoalsCard here={here} />
          <VisitsCard here={here} />
          <ResultsCard />
        </div>
      </div>
    </>
  );
}

export function HealthScreen() {
  const words = useWords(healthWords);
  const { timezone } = useSettings();
  const here = { today: useToday(), zone: timezone };
  const chosen = useRule();
  const [shown, setShown] = useState<Shown | null>(null);
  const answer = useRow(latestOf);
  useShared('papers', (shared) => setShown({ sheet: 'records', shared }));
  useHead(words.title, words.description);
  return (
    <div className="health-page">
      <PageHeader
        title={words.title}
        detail={words.description}
        acts={
          <>
            <Button look="line" icon={UpIcon} onClick={() => setShown({ sheet: 'records', shared: null })}>
              {words.records.open}
            </Button>
            <ButtonLink look="line" icon={ShieldIcon} to="/health/card">
              {words.card}
            </ButtonLink>
            <ContactDoctor />
            <Button look="line" icon={ForwardIcon} onClick={() => setShown({ sheet: 'share' })}>
              {words.share}
            </Button>
          </>
        }
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(latest) => <Read latest={latest} rule={chosen.rule} here={here} onShow={setShown} />}
      </Answered>
      {shown && (
        <Suspense>
          <HealthSheets shown={shown} here={here} chosen={chosen} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
