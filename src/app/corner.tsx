import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import type { Install } from '#src/features/install/install.ts';
import { later } from '#src/ui/later.ts';
import type { Updates } from './updates.ts';

const InstallOffer = later(async () => (await import('#src/features/install/install-offer.tsx')).InstallOffer);
const UpdateNotice = later(async () => (await import('./update-notice.tsx')).UpdateNotice);

/** Publishes its height to the stylesheets. */
function usePublishedHeight(): RefObject<HTMLElement | null> {
  const corner = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--corner-height', `${corner.current?.offsetHeight ?? 0}px`),
    );
    if (corner.current) observer.observe(corner.current);
    return () => observer.disconnect();
  }, []);
  return corner;
}

interface CornerProps {
  updates: Updates;
  install: Install;
}

/** Above every screen, in reach of the thumb: the app's own notices. */
export function Corner({ updates, install }: CornerProps) {
  const offer = useSyncExternalStore(install.subscribe, install.getSnapshot);
  const isOpen = useOpen() !== null;
  const corner = usePublishedHeight();
  return (
    <aside ref={corner} className="corner" aria-live="polite">
      <Suspense>
        <UpdateNotice updates={updates} />
      </Suspense>
      {isOpen && offer && (
        <Suspense>
          <InstallOffer install={install} offer={offer} />
        </Suspense>
      )}
    </aside>
  );
}
