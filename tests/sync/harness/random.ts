/** A generator of numbers that follow from the seed alone. */
export interface Random {
  next(): number;
  below(count: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function seeded(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]) => from.at(below(from.length)) as T,
  };
}

/** A version 4 uuid of seeded numbers but for its end: played again before the same server it is another, in the same order. */
export function uuidOf(random: Random, end: string): string {
  const hex = Array.from({ length: 20 }, () => random.below(16).toString(16)).join('') + end;
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
