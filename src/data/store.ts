/** A value that React can subscribe to, and a test without React. */
export interface Store<T> {
  readonly getSnapshot: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Held<T> extends Store<T> {
  readonly set: (value: T) => void;
}

export function held<T>(initial: T): Held<T> {
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

/** Subscribes once however many listen, and lets go when nobody does. Null until something was told. */
export function storeOf<T>(source: Source<T>): Store<T | null> {
  const value = held<T | null>(null);
  let listeners = 0;
  let subscription: { unsubscribe(): void } | null = null;
  return {
    getSnapshot: value.getSnapshot,
    subscribe(listener) {
      const quiet = value.subscribe(listener);
      if (listeners++ === 0) subscription = source.subscribe({ next: value.set, error: () => undefined });
      return () => {
        quiet();
        if (--listeners === 0) subscription?.unsubscribe();
      };
    },
  };
}

/** For hooks of what is not open. */
export const NOTHING: Store<null> = { getSnapshot: () => null, subscribe: () => () => undefined };
