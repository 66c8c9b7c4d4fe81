import type { FirstSync } from '#src/data/sync/first-sync.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useSyncChip } from '#src/data/sync/sync-chip.ts';
import type { Chip } from '#src/data/sync/sync-chip.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { MessagePage } from '../message-page.tsx';
import { appWords } from '../words.ts';
import { comingWords } from './words.ts';

type Blocker = 'offline' | 'portal' | 'cannot-reach' | 'sign-in' | 'update-needed' | 'storage';

const BLOCKERS: ReadonlySet<Chip> = new Set<Blocker>([
  'offline',
  'portal',
  'cannot-reach',
  'sign-in',
  'update-needed',
  'storage',
]);

const isBlocker = (says: Chip | undefined): says is Blocker => says !== undefined && BLOCKERS.has(says);

function Remedy({ of }: { of: Blocker }) {
  const { signIn } = useWords(comingWords);
  const { opening } = useWords(appWords);
  const open = useOpen();
  // The network returns without a click, and so does what follows.
  if (of === 'offline') return null;
  if (of === 'sign-in') {
    return (
      <ButtonLink look="act" to="/auth">
        {signIn}
      </ButtonLink>
    );
  }
  if (of === 'update-needed') {
    return (
      <Button look="act" onClick={() => location.reload()}>
        {opening.reload}
      </Button>
    );
  }
  return (
    <Button look="act" onClick={() => open?.sync.poke()}>
      {opening.again}
    </Button>
  );
}

interface ComingProps extends Pick<FirstSync, 'received'> {
  /** Null while the loaded data does not say who this is. */
  onStart: (() => void) | null;
}

/** The first sync of this device: its progress, or what blocks it. */
export function Coming({ received, onStart }: ComingProps) {
  const words = useWords(comingWords);
  const { signOut } = useWords(appWords);
  const language = useLanguage();
  const says = useSyncChip()?.says;
  const start = onStart && (
    <Button look="line" onClick={onStart}>
      {words.start}
    </Button>
  );
  if (!isBlocker(says)) {
    const detail = received > 0 ? words.received(received.toLocaleString(language)) : words.once;
    return (
      <MessagePage title={words.title} detail={detail}>
        {start}
      </MessagePage>
    );
  }
  return (
    <MessagePage title={words.notHere} detail={words.why[says]}>
      <Remedy of={says} />
      {start}
      <ButtonLink look="quiet" to="/sign-out">
        {signOut}
      </ButtonLink>
    </MessagePage>
  );
}
