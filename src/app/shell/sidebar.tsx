import { IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SidebarIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Brand } from '#src/ui/mark/mark.tsx';
import { appWords } from '../words.ts';
import type { Group } from './navigation.ts';
import { GroupedPlaces } from './places.tsx';

interface SidebarProps {
  groups: readonly Group[];
  wide: boolean;
  onToggle: () => void;
}

export function Sidebar({ groups, wide, onToggle }: SidebarProps) {
  const words = useWords(appWords);
  return (
    <nav className={classNames('sidebar cloth rising', !wide && 'rail')} aria-label={words.main}>
      <a className="to-home" href="/">
        <Brand />
      </a>
      <GroupedPlaces groups={groups} />
      <IconButton
        icon={SidebarIcon}
        label={wide ? words.sidebar.collapse : words.sidebar.expand}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      />
    </nav>
  );
}
