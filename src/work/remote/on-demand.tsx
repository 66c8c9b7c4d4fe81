import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useWords } from '#src/ui/language.tsx';
import { workWords } from '#src/work/words.ts';

interface Loaded<Props> {
  Part: ComponentType<Props>;
  /** Of the file it is in. */
  address: string;
}

/** The worker does not see the request (src/sw/without-worker.ts), so it is told. */
function hold(address: string): void {
  const paths = [new URL(address).pathname];
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- some browsers have none, in private windows too
  navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP_OPENED', paths });
}

/**
 * What no device holds before it was used there; from then on it is there without a network. Where it cannot be had it says
 * so, and comes by itself once there is a network.
 */
export function onDemand<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  return function OnDemand(props) {
    const { offline } = useWords(workWords).remote;
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      let isWanted = true;
      async function look(): Promise<void> {
        try {
          const loaded = await load();
          hold(loaded.address);
          if (isWanted) setPart(() => loaded.Part);
        } catch {
          if (isWanted) setMissing(true);
        }
      }
      const again = (): void => void look();
      again();
      globalThis.addEventListener('online', again);
      return () => {
        isWanted = false;
        globalThis.removeEventListener('online', again);
      };
    }, []);
    if (Part) return <Part {...props} />;
    return isMissing ? <p className="muted small">{offline}</p> : null;
  };
}
