import { useMemo, useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BellIcon, CalendarIcon, MailIcon, TodayIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Empty } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { Notification } from '#sync/entities/notifications.ts';
import type { NotificationFilter } from '#sync/queries/notifications.ts';
import { Filters } from './filters.tsx';
import { NotificationList } from './notification-list.tsx';
import { PAGE, sorted, summaryOf, TABS } from './overview.ts';
import type { Tab } from './overview.ts';
import { notificationsWords } from './words.ts';

interface InboxProps {
  /** Newest first. */
  all: readonly Notification[];
}

const CARDS = { total: BellIcon, unread: MailIcon, today: TodayIcon, week: CalendarIcon };

function Summary({ all }: InboxProps) {
  const words = useWords(notificationsWords).summary;
  const language = useLanguage();
  const { timezone: zone, week_start: weekStart } = useSettings();
  const today = useToday();
  const summary = useMemo(() => summaryOf(all, { zone, weekStart, today }), [all, zone, weekStart, today]);
  const cards = Object.entries(CARDS) as [keyof typeof CARDS, (typeof CARDS)['total']][];
  return (
    <div className="summary">
      {cards.map(([name, icon]) => (
        <Card key={name}>
          <Stat icon={icon} label={words[name]} figure={summary[name].toLocaleString(language)} />
        </Card>
      ))}
    </div>
  );
}

export function Inbox({ all }: InboxProps) {
  const words = useWords(notificationsWords);
  const language = useLanguage();
  const [filter, setFilter] = useState<NotificationFilter>({});
  const [tab, setTab] = useState<Tab>('all');
  const [most, setMost] = useState(PAGE);
  const { counts, shown } = useMemo(() => sorted(all, { filter, tab, most }), [all, filter, tab, most]);
  const tabs = TABS.map((name) => ({
    name,
    label: words.tab(words.tabs[name], counts[name].toLocaleString(language)),
  }));
  return (
    <>
      <Summary all={all} />
      <Card>
        <Filters filter={filter} categories={all.map(({ category }) => category)} onChange={setFilter} />
        <Tabs label={words.tabs.label} tabs={tabs} current={tab} onChange={setTab}>
          {shown.length > 0 ? <NotificationList shown={shown} /> : <Empty title={words.none}>{words.noneHelp}</Empty>}
          {counts[tab] > most && (
            <Button look="line" full onClick={() => setMost(most + PAGE)}>
              {words.more}
            </Button>
          )}
        </Tabs>
      </Card>
    </>
  );
}
