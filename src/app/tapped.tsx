import { Suspense, useEffect, useState } from 'react';
import { isUnfinished } from '#src/lib/unfinished.ts';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { useFollow } from '#src/ui/use-follow.ts';
import { appWords } from './words.ts';

const Confirm = later(async () => (await import('#src/ui/confirm.tsx')).Confirm);

/** A message from the worker: see src/sw/push.ts. */
const isTap = (data: unknown): data is { path: string } => (data as { type?: unknown } | null)?.type === 'OPEN';

const pathHere = (): string => location.pathname + location.search + location.hash;

/**
 * Follows a tapped notification. Asks before leaving anything unfinished; a toast would disappear, and the link with
 * it.
 */
export function Tapped() {
  const words = useWords(appWords).tapped;
  const follow = useFollow();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const take = ({ data }: MessageEvent<unknown>): void => {
      if (!isTap(data) || data.path === pathHere()) return;
      if (isUnfinished()) setAsked(data.path);
      else follow(data.path);
    };
    const { serviceWorker } = globalThis.navigator;
    serviceWorker?.addEventListener('message', take);
    return () => serviceWorker?.removeEventListener('message', take);
  }, [follow]);
  if (asked === null) return null;
  const close = (): void => setAsked(null);
  const open = (): void => {
    follow(asked);
    close();
  };
  return (
    <Suspense>
      <Confirm open title={words.title} act={words.act} keep={words.stay} onAct={open} onClose={close}>
        {words.detail}
      </Confirm>
    </Suspense>
  );
}
