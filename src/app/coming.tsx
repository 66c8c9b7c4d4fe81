import type { FirstSync } from '#src/data/first-sync.ts';
import { useOpen } from '#src/data/provider.tsx';
import { useSyncChip } from '#src/data/sync-chip.ts';
import type { Chip } from '#src/data/sync-chip.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Alone } from './alone.tsx';
import { appWords } from './words.ts';

type Hindrance = 'offline' | 'portal' | 'cannot-reach' | 'sign-in' | 'update-needed' | 'storage';

const HINDRANCES: ReadonlySet<Chip> = new Set<Hindrance>([
  'offline',
  'portal',
  'cannot-reach',
  'sign-in',
  'update-needed',
  'storage',
]);

const isHindrance = (says: Chip | undefined): says is Hindrance => says !== undefined && HINDRANCES.has(says);

function Remedy({ of }: { of: Hindrance }) {
  const { coming, opening } = useWords(appWords);
  const open = useOpen();
  // The network comes back by itself, and what follows it too.
  if (of === 'offline') return null;
  if (of === 'sign-in') {
    return (
      <ButtonLink look="act" to="/auth">
        {coming.signIn}
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
  /** Null where what has come does not say yet who is here. */
  onStart: (() => void) | null;
}

/** The first sync of this device: how far it is, or what stands in its way. */
export function Coming({ received, onStart }: ComingProps) {
  const all = useWords(appWords);
  const language = useLanguage();
  const says = useSyncChip()?.says;
  const words = all.coming;
  const start = onStart && (
    <Button look="line" onClick={onStart}>
      {words.start}
    </Button>
  );
  if (!isHindrance(says)) {
    const detail = received > 0 ? words.received(received.toLocaleString(language)) : words.once;
    return (
      <Alone title={words.title} detail={detail}>
        {start}
      </Alone>
    );
  }
  return (
    <Alone title={words.notHere} detail={words.why[says]}>
      <Remedy of={says} />
      {start}
      <ButtonLink look="quiet" to="/sign-out">
        {all.signOut}
      </ButtonLink>
    </Alone>
  );
}
