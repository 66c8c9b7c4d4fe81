import './progress.css';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { Button } from '#src/ui/button.tsx';
import { useHead } from '#src/ui/head.ts';
import { DownloadIcon, ImageIcon, TodayIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { BodyTab } from './body-tab.tsx';
import { photoWords } from './photos/words.ts';
import type { Shown } from './progress-sheets.tsx';
import { summaryOf } from './queries.ts';
import { Summary } from './summary.tsx';
import { progressWords } from './words.ts';

const ProgressSheets = later(async () => (await import('./progress-sheets.tsx')).ProgressSheets);
const OtherTabs = later(async () => (await import('./other-tabs.tsx')).OtherTabs);

const TABS = ['body', 'fitness', 'nutrition', 'overall'] as const;
type Tab = (typeof TABS)[number];

/** The tab is in the address, so that it can be reloaded and gone back to; a link asks for the report there. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  return {
    tab: TABS.find((name) => name === asked) ?? 'body',
    setTab: (name: Tab) => setSearch(name === 'body' ? {} : { tab: name }, { replace: true }),
    isReportAsked: search.has('report'),
  };
}

export function ProgressScreen() {
  const words = useWords(progressWords);
  const photo = useWords(photoWords);
  const { timezone, week_start } = useSettings();
  const here = { today: useToday(), zone: timezone, weekStart: week_start };
  const { tab, setTab, isReportAsked } = useAddress();
  const [shown, setShown] = useState<Shown | null>(isReportAsked ? { sheet: 'report' } : null);
  const answer = useRow((db, userId) => summaryOf(db, userId, here), [here.today, here.zone]);
  useHead(words.title, words.description);
  return (
    <div className="progress-page">
      <PageHeader
        title={words.title}
        detail={words.description}
        acts={
          <>
            <Button look="line" icon={TodayIcon} onClick={() => setShown({ sheet: 'report' })}>
              {words.report.open}
            </Button>
            <Button look="line" icon={DownloadIcon} onClick={() => setShown({ sheet: 'export' })}>
              {words.export.open}
            </Button>
            <Button look="line" icon={ImageIcon} onClick={() => setShown({ sheet: 'take' })}>
              {photo.add}
            </Button>
          </>
        }
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(summary) => <Summary {...summary} />}
      </Answered>
      <Tabs
        label={words.tabs.label}
        tabs={TABS.map((name) => ({ name, label: words.tabs[name] }))}
        current={tab}
        onChange={setTab}
      >
        {tab === 'body' ? (
          <BodyTab here={here} onShow={setShown} />
        ) : (
          <Suspense>
            <OtherTabs tab={tab} here={here} />
          </Suspense>
        )}
      </Tabs>
      {shown && (
        <Suspense>
          <ProgressSheets shown={shown} here={here} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
