import './progress.css';
import '#src/work/progress/over-time.css';
import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
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
import { allDialogsClosed } from '#src/ui/use-back-to-close.ts';
import type { Range } from '#src/work/progress/weight-line.tsx';
import { overTimeWords } from '#src/work/progress/words.ts';
import { BodyTab } from './body-tab.tsx';
import { photoWords } from './photos/words.ts';
import type { Shown } from './progress-sheets.tsx';
import { summaryOf } from './summary-of.ts';
import { Summary } from './summary.tsx';
import { progressWords } from './words.ts';

const ProgressSheets = later(async () => (await import('./progress-sheets.tsx')).ProgressSheets);
const PrintReport = later(async () => (await import('./print-report.tsx')).PrintReport);
const TabsOfWeeks = later(async () => (await import('#src/work/progress/tabs-of-weeks.tsx')).TabsOfWeeks);

const TABS = ['body', 'fitness', 'nutrition', 'overall'] as const;
type Tab = (typeof TABS)[number];

/** The tab is in the address, so that it can be reloaded and gone back to. */
function useTab() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  return {
    tab: TABS.find((name) => name === asked) ?? 'body',
    setTab: (name: Tab) => setSearch(name === 'body' ? {} : { tab: name }, { replace: true }),
  };
}

/** A link asks for the report in the address, and may name a day of its week. Once it was closed it is asked for no more. */
function useReportAsked() {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const [closed, setClosed] = useState<string | null>(null);
  const asked = search.get('report');
  async function close(): Promise<void> {
    setClosed(key);
    // Closing goes back to where it was asked for.
    await allDialogsClosed();
    setSearch(
      (now) => {
        now.delete('report');
        return now;
      },
      { replace: true },
    );
  }
  return { asked: closed === key ? null : asked, close };
}

export function ProgressScreen() {
  const words = useWords(progressWords);
  const overTime = useWords(overTimeWords);
  const photo = useWords(photoWords);
  const { timezone, week_start } = useSettings();
  const here = { today: useToday(), zone: timezone, weekStart: week_start };
  const { tab, setTab } = useTab();
  const report = useReportAsked();
  const [chosen, setShown] = useState<Shown | null>(null);
  const shown: Shown | null = chosen ?? (report.asked === null ? null : { sheet: 'report', day: report.asked });
  const [printed, setPrinted] = useState<{ range: Range; at: number } | null>(null);
  const answer = useRow((db, userId) => summaryOf(db, userId, here), [here.today, here.zone]);
  function print(range: Range): void {
    setShown(null);
    setPrinted({ range, at: Date.now() });
  }
  function close(): void {
    setShown(null);
    if (report.asked !== null) void report.close();
  }
  useHead(words.title, words.description);
  return (
    <div className="progress-page over-time">
      <PageHeader title={words.title} detail={words.description} />
      <Answered answer={answer} coming={overTime.coming} empty={null} failed={overTime.failed}>
        {(summary) => <Summary {...summary} />}
      </Answered>
      <div className="progress-acts">
        <Button look="line" icon={DownloadIcon} onClick={() => setShown({ sheet: 'export' })}>
          {words.export.open}
        </Button>
        <Button look="line" icon={ImageIcon} onClick={() => setShown({ sheet: 'take' })}>
          {photo.add}
        </Button>
        <Button look="line" icon={TodayIcon} onClick={() => setShown({ sheet: 'report' })}>
          {words.report.open}
        </Button>
      </div>
      <Tabs
        label={overTime.tabs.label}
        tabs={TABS.map((name) => ({ name, label: overTime.tabs[name] }))}
        current={tab}
        onChange={setTab}
      >
        {tab === 'body' ? (
          <BodyTab here={here} onShow={setShown} />
        ) : (
          <Suspense>
            <TabsOfWeeks tab={tab} here={here} />
          </Suspense>
        )}
      </Tabs>
      {printed && (
        <Suspense>
          <PrintReport key={printed.at} range={printed.range} here={here} onDone={() => setPrinted(null)} />
        </Suspense>
      )}
      {shown && (
        <Suspense>
          <ProgressSheets shown={shown} here={here} onShow={setShown} onPrint={print} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
