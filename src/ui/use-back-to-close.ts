import { useEffect, useId, useRef } from 'react';

interface Marked {
  modal?: string;
}

/** Going back takes a moment, in which nothing may be pushed: it would be taken for what is gone back from. */
let leaving = Promise.resolve();

/** What is open, each until it has been gone back from. */
const open = new Set<Promise<void>>();

function leave(): void {
  leaving = new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
  });
  history.back();
}

/** Who closes what is open and leads elsewhere waits for it: whoever is there sooner is taken back. */
export async function allDialogsClosed(): Promise<void> {
  await Promise.all([...open, leaving]);
}

/** The back button closes what is open in place of leaving the page. */
export function useBackToClose(onClose: () => void): void {
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const gone = new AbortController();
    const { promise: end, resolve: hasEnded } = Promise.withResolvers<void>();
    open.add(end);
    const isOurs = () => (history.state as Marked | null)?.modal === id;
    const enter = () => {
      if (gone.signal.aborted) return;
      history.pushState({ ...(history.state as object | null), modal: id }, '');
      addEventListener('popstate', () => isOurs() || close.current(), gone);
    };
    void leaving.then(enter);
    return () => {
      gone.abort();
      if (isOurs()) leave();
      open.delete(end);
      void leaving.then(hasEnded);
    };
  }, [id]);
}
