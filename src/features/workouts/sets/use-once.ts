import { useRef } from 'react';

type Act = () => Promise<boolean>;

interface Press {
  /** What was here when it was pressed. */
  before: unknown;
  done: Promise<boolean>;
}

/** What is pressed twice is done once: until what it did is here, or failed, the first press answers the next ones. */
export function useOnce(here: unknown): (key: string, act: Act) => Promise<boolean> {
  const running = useRef(new Map<string, Press>());
  async function run(key: string, act: Act): Promise<boolean> {
    const isDone = await act();
    if (!isDone) running.current.delete(key);
    return isDone;
  }
  return (key, act) => {
    const first = running.current.get(key);
    if (first && first.before === here) return first.done;
    const done = run(key, act);
    running.current.set(key, { before: here, done });
    return done;
  };
}
