import '#src/ui/cloth.css';
import './shell.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '#src/ui/class-names.ts';
import { MenuIcon, PlusIcon, TodayIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Dock } from '#src/ui/nav.tsx';
import { SkipLink } from '#src/ui/page-header.tsx';
import { appWords } from '../words.ts';
import { NUTRITION, WORKOUTS } from './navigation.ts';
import type { Group, Place } from './navigation.ts';
import { Sidebar } from './sidebar.tsx';
import { isWide, useSidebarShortcut, useSidebarWidth } from './sidebar-width.ts';
import { SlideOver } from './slide-over.tsx';
import { TopBar } from './top-bar.tsx';

interface ShellProps {
  groups: readonly Group[];
  home: string;
  email: string | null;
  name: string;
  unread: number;
  onSync: () => void;
  onWho: () => void;
  /** Signing out takes a moment. */
  isLeaving: boolean;
  onSignOut: () => void;
  onLog?: (() => void) | undefined;
  children: ReactNode;
}

interface ThumbsProps extends Pick<ShellProps, 'home' | 'onLog'> {
  onMenu: () => void;
}

/** The bar in reach of the thumb; a provider has nothing of their own to log. */
function Thumbs({ home, onLog, onMenu }: ThumbsProps) {
  const words = useWords(appWords);
  const leadingTo = ({ path, name, icon }: Place) => ({ label: words.places[name], icon, to: path });
  const today = { label: words.dock.today, icon: TodayIcon, to: home };
  const menu = { label: words.dock.menu, icon: MenuIcon, onAct: onMenu };
  const log = onLog && { label: words.dock.log, icon: PlusIcon, onAct: onLog, main: true };
  const items = log ? [today, leadingTo(WORKOUTS), log, leadingTo(NUTRITION), menu] : [today, menu];
  return <Dock label={words.dock.menu} items={items} />;
}

/** Around every screen of a signed-in person. */
export function Shell({
  groups,
  home,
  email,
  name,
  unread,
  onSync,
  onWho,
  isLeaving,
  onSignOut,
  onLog,
  children,
}: ShellProps) {
  const { width, toggle } = useSidebarWidth();
  const { pathname } = useLocation();
  // A menu belongs to the page it was opened on.
  const [menuOn, setMenuOn] = useState<string | null>(null);
  const closeMenu = (): void => setMenuOn(null);
  useSidebarShortcut(toggle);
  const wide = isWide(width);
  return (
    <div className={classNames('shell', wide && 'wide')}>
      <SkipLink />
      <Sidebar groups={groups} wide={wide} onToggle={toggle} />
      <TopBar
        email={email}
        name={name}
        unread={unread}
        onSync={onSync}
        onWho={onWho}
        isLeaving={isLeaving}
        onSignOut={onSignOut}
      />
      <main id="main" className="page" tabIndex={-1}>
        {children}
      </main>
      <Thumbs home={home} onLog={onLog} onMenu={() => setMenuOn(pathname)} />
      {menuOn === pathname && <SlideOver groups={groups} onClose={closeMenu} />}
    </div>
  );
}
