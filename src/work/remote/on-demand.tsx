import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { keepOpened } from '#src/lib/keep-opened.ts';
import { missing } from '#src/lib/missing.ts';
import { useWords } from '#src/ui/language.tsx';
import { Failed } from '#src/ui/states.tsx';
import { workWords } from '#src/work/words.ts';

interface Loaded<Props> {
  Part: ComponentType<Props>;
  /** Of the file it is in. */
  address: string;
}

/** A newer version may have taken the files of this one: the app offers it once it is here. */
async function lookForUpdate(): Promise<void> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- some browsers have none, in private windows too
  await (await navigator.serviceWorker?.getRegistration())?.update();
}

/**
 * What no device holds before it was used there; from then on it is there without a network. Where it cannot be had it says
 * so, and the page stays as it is: it comes by itself once there is a network, or when it is tried again.
 */
export function onDemand<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  return function OnDemand(props) {
    const { offline, gone } = useWords(workWords).remote;
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [why, setWhy] = useState<'offline' | 'gone' | null>(null);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let isWanted = true;
      async function look(): Promise<void> {
        try {
          const loaded = await load();
          keepOpened(new URL(loaded.address).pathname);
          if (isWanted) setPart(() => loaded.Part);
        } catch (error) {
          if (error instanceof Error) missing.delete(error);
          if (!isWanted) return;
          setWhy(navigator.onLine ? 'gone' : 'offline');
          if (navigator.onLine) lookForUpdate().catch(() => undefined);
        }
      }
      const again = (): void => void look();
      again();
      globalThis.addEventListener('online', again);
      return () => {
        isWanted = false;
        globalThis.removeEventListener('online', again);
      };
    }, [attempt]);
    if (Part) return <Part {...props} />;
    if (why === 'gone') return <Failed title={gone} onRetry={() => setAttempt((n) => n + 1)} />;
    return why && <p className="muted small">{offline}</p>;
  };
}
