/** As often it is said at most, however much is typed. */
export const SAID_EVERY_MS = 3000;
/** Who has not said it for so long types no more. */
export const QUIET_AFTER_MS = 5000;

export interface Typists {
  /** Somebody has said that he types. */
  heard: (who: string) => void;
  /** His message has come. */
  wrote: (who: string) => void;
  /** Nobody types any more. */
  end: () => void;
}

/** Who types now. It is told of whoever begins and ends, and not of each letter. */
export function createTypists(onChange: (who: readonly string[]) => void): Typists {
  const now = new Map<string, ReturnType<typeof setTimeout>>();
  const tell = (): void => onChange([...now.keys()]);
  function stop(who: string): void {
    clearTimeout(now.get(who));
    if (now.delete(who)) tell();
  }
  return {
    heard(who) {
      const isNew = !now.has(who);
      clearTimeout(now.get(who));
      now.set(
        who,
        setTimeout(() => stop(who), QUIET_AFTER_MS),
      );
      if (isNew) tell();
    },
    wrote: stop,
    end() {
      for (const timer of now.values()) clearTimeout(timer);
      now.clear();
    },
  };
}

/** Calls at once, and then as often as it may. */
export function throttled(say: () => void, now = Date.now): () => void {
  let last = -Infinity;
  return () => {
    if (now() - last < SAID_EVERY_MS) return;
    last = now();
    say();
  };
}
