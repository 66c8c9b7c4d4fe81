import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/ui/button.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Updates } from './updates.ts';
import { appWords } from './words.ts';

const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Looks for a new version whenever the app becomes visible, and every hour. */
function useLooking(updates: Updates): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void updates.look();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [updates]);
}

/** Once put off, it stays silent until the next version is ready. */
export function useUpdate({ subscribe, getSnapshot }: Pick<Updates, 'subscribe' | 'getSnapshot'>) {
  const state = useSyncExternalStore(subscribe, getSnapshot);
  const [former, setFormer] = useState(state);
  const [isPutOff, setPutOff] = useState(false);
  if (state !== former) {
    setFormer(state);
    if (state === 'ready') setPutOff(false);
  }
  return { state: isPutOff ? 'none' : state, putOff: () => setPutOff(true) };
}

export function UpdateNotice({ updates }: { updates: Updates }) {
  const words = useWords(appWords).update;
  const { state, putOff } = useUpdate(updates);
  useLooking(updates);
  if (state === 'none') return null;
  return (
    <Notice
      tone="info"
      icon={DownloadIcon}
      title={words[state]}
      act={
        <div className="acts">
          <Button look="line" busy={state === 'coming'} onClick={() => void updates.apply()}>
            {words.act}
          </Button>
          <Button look="quiet" onClick={putOff}>
            {words.later}
          </Button>
        </div>
      }
    >
      {state === 'held' ? words.heldDetail : words.readyDetail}
    </Notice>
  );
}
