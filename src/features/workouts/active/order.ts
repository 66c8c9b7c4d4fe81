import type { Entry } from '../turn.ts';

/** All ids, with the one at this place moved by one. */
export function movedBy(entries: readonly Entry[], index: number, by: -1 | 1): string[] {
  const ids = entries.map(({ exercise }) => exercise.id);
  const [id] = ids.splice(index, 1);
  if (id !== undefined) ids.splice(index + by, 0, id);
  return ids;
}

const groupsOf = (entries: readonly Entry[]): number[] =>
  entries.flatMap(({ exercise }) => exercise.superset_group ?? []);

/** The superset of the exercise above, or a new one with it. */
export function groupWith(entries: readonly Entry[], index: number): { ids: string[]; group: number } {
  const both = entries.slice(index - 1, index + 1);
  const there = both[0]?.exercise.superset_group;
  return {
    ids: both.map(({ exercise }) => exercise.id),
    group: there ?? Math.max(0, ...groupsOf(entries)) + 1,
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A letter for each superset, in order. */
export function lettersOf(entries: readonly Entry[]): ReadonlyMap<number, string> {
  const groups = [...new Set(groupsOf(entries))];
  return new Map(groups.map((group, index) => [group, LETTERS[index] ?? '']));
}

/** "A1", "A2": its superset, and its place in it. Empty for one alone. */
export function markOf(entries: readonly Entry[], { exercise }: Entry): string {
  const group = exercise.superset_group;
  if (group === null) return '';
  const inIt = entries.filter((entry) => entry.exercise.superset_group === group);
  const place = inIt.findIndex((entry) => entry.exercise.id === exercise.id) + 1;
  return `${lettersOf(entries).get(group) ?? ''}${place}`;
}
