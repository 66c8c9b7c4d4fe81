import '#src/work/progress/over-time.css';
import { useState } from 'react';
import type { Profile } from '#sync/entities/profiles.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { followedOf } from '#src/data/sync/followed.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { bodyOf } from '#src/work/progress/body.ts';
import type { Place, Sight } from '#src/work/progress/span.ts';
import { TabsOfWeeks } from '#src/work/progress/tabs-of-weeks.tsx';
import { WeeksCard } from '#src/work/progress/weeks-card.tsx';
import { WeightCard } from '#src/work/progress/weight-card.tsx';
import { overTimeWords } from '#src/work/progress/words.ts';
import { recordWords } from './words.ts';

type Tab = 'body' | 'fitness' | 'nutrition' | 'overall';

interface Seen {
  tabs: readonly Tab[];
  sees: Sight;
}

/** What row-level security lets each read of a client. */
const SEEN: Partial<Record<Profile['role'], Seen>> = {
  trainer: { tabs: ['body', 'fitness', 'overall'], sees: { food: false, training: true } },
  nutritionist: { tabs: ['body', 'nutrition', 'overall'], sees: { food: true, training: false } },
};
const BODY_ALONE: Seen = { tabs: ['body'], sees: { food: false, training: false } };

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
          </>
        )}
      </Answered>
    </div>
  );
}

function Shown({ clientId, tabs, sees, here: { today, zone } }: Seen & { clientId: string; here: Here }) {
  const words = useWords(overTimeWords).tabs;
  const { week_start: weekStart } = useSettings();
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
        {tab === 'body' ? (
          <Body of={clientId} here={here} />
        ) : (
          <TabsOfWeeks tab={tab} here={here} of={clientId} sees={sees} />
        )}
      </Tabs>
    </div>
  );
}

/** A client's own progress page, to be looked at; all of it is on this device once the record is followed. */
export function OverTime({ clientId: client_id, here }: { clientId: string; here: Here }) {
  const words = useWords(recordWords).record;
  const known = knownOf(
    useRow(
      async (db, follower_id) => ({
        role: (await profileOf(db, follower_id))?.role ?? null,
        followed: await followedOf(db, { follower_id, client_id }),
      }),
      [client_id],
    ),
  );
  if (!known) return null;
  if (known.followed === 'not') return <p className="muted">{words.followFirst}</p>;
  if (known.followed === 'coming') return <p className="muted">{words.followComing}</p>;
  const { tabs, sees } = (known.role && SEEN[known.role]) || BODY_ALONE;
  return <Shown clientId={client_id} tabs={tabs} sees={sees} here={here} />;
}
