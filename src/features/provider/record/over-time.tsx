import '#src/work/progress/over-time.css';
import { useState } from 'react';
import type { Profile } from '#sync/entities/profiles.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { bodyOf } from '#src/work/progress/body.ts';
import { MeasuresCard } from '#src/work/progress/measures-card.tsx';
import type { Place } from '#src/work/progress/span.ts';
import { TabsOfWeeks } from '#src/work/progress/tabs-of-weeks.tsx';
import { WeeksCard } from '#src/work/progress/weeks-card.tsx';
import { WeightCard } from '#src/work/progress/weight-card.tsx';
import { overTimeWords } from '#src/work/progress/words.ts';
import { recordWords } from './words.ts';

type Tab = 'body' | 'fitness' | 'nutrition' | 'overall';

/** What row-level security lets each read of a client. */
const TABS: Partial<Record<Profile['role'], readonly Tab[]>> = {
  trainer: ['body', 'fitness', 'overall'],
  nutritionist: ['body', 'nutrition', 'overall'],
};

function Body({ of, here }: { of: string; here: Place }) {
  const words = useWords(overTimeWords);
  const answer = useRow((db) => bodyOf(db, of, here), [of, here.today, here.zone, here.weekStart]);
  return (
    <div className="columns">
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(body) => (
          <>
            <WeightCard body={body} today={here.today} />
            {body.weeks.length > 0 && <WeeksCard weeks={body.weeks} />}
            <MeasuresCard zone={here.zone} of={of} />
          </>
        )}
      </Answered>
    </div>
  );
}

function Shown({ clientId, tabs, today }: { clientId: string; tabs: readonly Tab[]; today: Day }) {
  const words = useWords(overTimeWords).tabs;
  const { timezone: zone, week_start: weekStart } = useSettings();
  const [tab, setTab] = useState<Tab>('body');
  const here = { today, zone, weekStart };
  return (
    <div className="over-time">
      <Tabs
        label={words.label}
        tabs={tabs.map((name) => ({ name, label: words[name] }))}
        current={tab}
        onChange={setTab}
      >
        {tab === 'body' ? <Body of={clientId} here={here} /> : <TabsOfWeeks tab={tab} here={here} of={clientId} />}
      </Tabs>
    </div>
  );
}

/** A client's own progress page, to be looked at; all of it is on this device once the record is followed. */
export function OverTime({ clientId: client_id, here: { today } }: { clientId: string; here: Here }) {
  const words = useWords(recordWords).record;
  const known = knownOf(
    useRow(
      async (db, follower_id) => ({
        role: (await profileOf(db, follower_id))?.role ?? null,
        isFollowed: (await followOf(db, { follower_id, client_id })) !== null,
      }),
      [client_id],
    ),
  );
  if (!known) return null;
  if (!known.isFollowed) return <p className="muted">{words.followFirst}</p>;
  return <Shown clientId={client_id} tabs={(known.role && TABS[known.role]) || ['body']} today={today} />;
}
