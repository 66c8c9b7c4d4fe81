import { useLayoutEffect, useState } from 'react';

function steadyOf<T extends object>(acts: T): { steady: T; take: (next: T) => void } {
  let latest = acts;
  return {
    steady: new Proxy(acts, { get: (_, name) => latest[name as keyof T] }),
    take(next) {
      latest = next;
    },
  };
}

/** What can be done, as one object for as long as the part is shown: what it is handed to is not rendered for it. */
export function useSteady<T extends object>(acts: T): T {
  const [{ steady, take }] = useState(() => steadyOf(acts));
  useLayoutEffect(() => take(acts));
  return steady;
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, place) => Object.is(item, other[place]));

function sameProp(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return sameItems(one, other);
  return one instanceof Map && other instanceof Map && sameItems([...one].flat(), [...other].flat());
}

/** For `memo`: lists and maps of the same rows are the same, because a row that did not change is the same object. */
export function sameShown<P extends object>(one: P, other: P): boolean {
  const names = Object.keys(one) as (keyof P)[];
  return names.length === Object.keys(other).length && names.every((name) => sameProp(one[name], other[name]));
}
