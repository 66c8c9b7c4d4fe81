import { useNavigate } from 'react-router-dom';
import { useOnline, useSyncChip } from '#src/data/sync/sync-chip.ts';
import { usePhoto } from '#src/data/photo/use-photo.ts';
import { emailPrefixOf } from '#src/lib/names.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, IconButton } from '#src/ui/button.tsx';
import { BellIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Wordmark } from '#src/ui/mark/mark.tsx';
import { SyncChip } from '#src/ui/sync-chip.tsx';
import { appWords } from '../words.ts';

interface TopBarProps {
  email: string | null;
  /** First and last name, where known. */
  name: string;
  unread: number;
  onSync: () => void;
  /** For whoever has the device in hand, and others on it. */
  onWho: () => void;
  isLeaving: boolean;
  onSignOut: () => void;
}

/** Announces a change once to screen readers; the chip shows it. */
function NetworkAnnouncer() {
  const words = useWords(appWords).network;
  const online = useOnline();
  return <output className="visually-hidden">{online ? '' : words.offline}</output>;
}

export function TopBar({ email, name, unread, onSync, onWho, isLeaving, onSignOut }: TopBarProps) {
  const words = useWords(appWords);
  const navigate = useNavigate();
  const chip = useSyncChip();
  const photo = usePhoto();
  const called = emailPrefixOf(email) || words.user;
  return (
    <header className="top-bar">
      <a className="to-home" href="/">
        <Wordmark />
      </a>
      <span className="space" />
      <NetworkAnnouncer />
      {chip && <SyncChip state={chip.says} unsent={chip.unsent} onOpen={onSync} />}
      <IconButton
        icon={BellIcon}
        label={unread > 0 ? words.bell.unread : words.bell.read}
        dot={unread > 0}
        onClick={() => void navigate('/notifications')}
      />
      <button type="button" className="who" onClick={onWho}>
        <Avatar name={name || called} picture={photo?.address} />
        <span className="called">{called}</span>
      </button>
      <span className="sign-out">
        <Button look="line" busy={isLeaving} onClick={onSignOut}>
          {words.signOut}
        </Button>
      </span>
    </header>
  );
}
