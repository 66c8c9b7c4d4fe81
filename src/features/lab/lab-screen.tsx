import './lab.css';
import { Suspense, useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Figures } from '#src/ui/figures.tsx';
import { useHead } from '#src/ui/head.ts';
import { CheckedIcon, ClockIcon, DownloadIcon, FlaskIcon, PlusIcon, WarningIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import type { Shown } from './lab-sheets.tsx';
import { OrdersCard } from './orders-card.tsx';
import { countsOf } from './queries.ts';
import type { Counts } from './queries.ts';
import { ResultsCard } from './results-card.tsx';
import { labWords } from './words.ts';

const LabSheets = later(async () => (await import('./lab-sheets.tsx')).LabSheets);

function Summary({ counts }: { counts: Counts }) {
  const words = useWords(labWords).summary;
  const language = useLanguage();
  const figures = [
    { icon: ClockIcon, label: words.pending, figure: counts.pending.toLocaleString(language) },
    { icon: CheckedIcon, label: words.completed, figure: counts.completed.toLocaleString(language) },
    { icon: FlaskIcon, label: words.results, figure: counts.results.toLocaleString(language) },
    { icon: WarningIcon, label: words.flagged, figure: counts.flagged.toLocaleString(language) },
  ];
  return <Figures label={words.title} figures={figures} />;
}

export function LabScreen() {
  const words = useWords(labWords);
  const [shown, setShown] = useState<Shown | null>(null);
  const today = useToday();
  const answer = useRow(countsOf);
  useHead(words.title, words.description);
  return (
    <div className="lab-page">
      <PageHeader
        title={words.title}
        detail={words.description}
        acts={
          <>
            <Button look="line" icon={DownloadIcon} onClick={() => print()}>
              {words.print}
            </Button>
            <ButtonLink look="act" icon={PlusIcon} to="/lab/order">
              {words.order.open}
            </ButtonLink>
          </>
        }
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(counts) => <Summary counts={counts} />}
      </Answered>
      <div className="columns">
        <ResultsCard
          onShow={(code) => setShown({ sheet: 'series', code })}
          onAdd={() => setShown({ sheet: 'outside' })}
        />
        <OrdersCard onShow={(id) => setShown({ sheet: 'order', id })} />
      </div>
      {shown && (
        <Suspense>
          <LabSheets shown={shown} today={today} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
