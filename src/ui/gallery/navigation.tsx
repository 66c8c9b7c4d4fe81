import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { Disclosure } from '../disclosure.tsx';
import {
  BellIcon,
  BinIcon,
  BowlIcon,
  CopyIcon,
  MenuIcon,
  PencilIcon,
  PersonIcon,
  PlusIcon,
  TodayIcon,
  WorkoutIcon,
} from '../icons.tsx';
import { Brand, Mark } from '../mark/mark.tsx';
import { Menu } from '../menu.tsx';
import { Dock, Place, Places } from '../nav.tsx';
import { Notice } from '../notice.tsx';
import { PageHeader } from '../page-header.tsx';
import { Pagination } from '../pagination.tsx';
import { Segments, Tabs } from '../tabs.tsx';

const nothing = () => undefined;

const TABS = [
  { name: 'plan', label: 'Plan' },
  { name: 'history', label: 'History' },
  { name: 'records', label: 'Records' },
] as const;

export function NavigationPart() {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('plan');
  const [span, setSpan] = useState('week');
  const [page, setPage] = useState(2);
  return (
    <section>
      <h2>Finding the way</h2>
      <PageHeader title="Workouts" detail="Four a week" acts={<Button look="line">New plan</Button>} />
      <Tabs label="Workouts" tabs={TABS} current={tab} onChange={setTab}>
        <p className="muted">What stands under {tab}.</p>
      </Tabs>
      <div className="line-up wide">
        <Segments
          label="Span"
          value={span}
          onChange={setSpan}
          options={['week', 'month', 'year'].map((value) => ({ value, label: value }))}
        />
        <Pagination page={page} of={4} onChange={setPage} />
        <Menu
          label="What to do with the post"
          items={[
            { label: 'Edit', icon: PencilIcon, onAct: nothing },
            { label: 'Copy', icon: CopyIcon, onAct: nothing },
            { label: 'Delete', icon: BinIcon, danger: true, onAct: nothing },
          ]}
        />
        <Avatar name="Tèmítọ́pẹ́ Adéyẹmí" />
        <Avatar name="Ẹniọlá" large />
      </div>
      <Disclosure title="How is this measured?">From a standard portion, not weighed.</Disclosure>
      <Notice title="You are offline">
        This is your schedule as of 09:14. A booking made since then is not here yet.
      </Notice>
      <Notice tone="warn" title="This schedule is from yesterday" act={<Button>Refresh</Button>}>
        It comes again when you are back online.
      </Notice>
      <Notice tone="bad" title="Sign in failed">
        Invalid login credentials
      </Notice>
      <Notice tone="info">Amounts are estimates from standard portions.</Notice>
      <Notice tone="ok">The browser has promised not to clear this data to save space.</Notice>
    </section>
  );
}

const InSidebar = () => (
  <>
    <Places title="Dashboard">
      <Place to="/ui" icon={TodayIcon} label="Dashboard" />
      <Place to="/ui/profile" icon={PersonIcon} label="Profile" />
      <Place to="/ui/workouts" icon={WorkoutIcon} label="Workouts" />
    </Places>
    <Places title="Settings">
      <Place to="/ui/notifications" icon={BellIcon} label="Notifications" news="2 unread" />
    </Places>
  </>
);

export const PlacesPart = () => (
  <section>
    <h2>Places</h2>
    <div className="line-up">
      <nav className="cloth rising sidebar" aria-label="Sidebar">
        <Brand />
        <InSidebar />
      </nav>
      <nav className="cloth rising sidebar rail" aria-label="Rail">
        <Mark />
        <InSidebar />
      </nav>
    </div>
    <Dock
      label="Dock"
      items={[
        { label: 'Today', icon: TodayIcon, to: '/ui' },
        { label: 'Workouts', icon: WorkoutIcon, to: '/ui/workouts' },
        { label: 'Log', icon: PlusIcon, main: true, onAct: nothing },
        { label: 'Nutrition', icon: BowlIcon, to: '/ui/nutrition' },
        { label: 'Menu', icon: MenuIcon, onAct: nothing },
      ]}
    />
  </section>
);
