/** A value that React can subscribe to, and a test without React. */
export interface Store<T> {
  readonly getSnapshot: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ValueStore<T> extends Store<T> {
  readonly set: (value: T) => void;
}

export function valueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

interface Source<T> {
  subscribe(observer: { next: (value: T) => void; error: () => void }): { unsubscribe(): void };
}

/** One subscription however many listeners, ended with the last. Null until there is a value. */
export function subscribed<T>(source: Source<T>): Store<T | null> {
  const value = valueStore<T | null>(null);
  let listeners = 0;
  let subscription: { unsubscribe(): void } | null = null;
  return {
    getSnapshot: value.getSnapshot,
    subscribe(listener) {
      const unsubscribe = value.subscribe(listener);
      if (listeners++ === 0) subscription = source.subscribe({ next: value.set, error: () => undefined });
      return () => {
        unsubscribe();
        if (--listeners === 0) subscription?.unsubscribe();
      };
    },
  };
}

/** For hooks while nothing is open. */
export const NOTHING: Store<null> = { getSnapshot: () => null, subscribe: () => () => undefined };
