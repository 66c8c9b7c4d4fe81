import { scoreFor, wordsOf } from '#src/lib/name-search.ts';
import { DOUBTFUL, EQUAL, LIKELY } from './exercise-aliases.ts';

// Which exercise of the library an app means by a name. "Bench Press (Barbell)" and "Barbell bench press" are one: the
// order of the words does not count.

const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    db: 'dumbbell',
    dumbbells: 'dumbbell',
    bb: 'barbell',
    kb: 'kettlebell',
    pushup: 'push up',
    pullup: 'pull up',
    chinup: 'chin up',
    situp: 'sit up',
    pulldown: 'pull down',
    pushdown: 'push down',
    stepup: 'step up',
    ohp: 'overhead press',
    rdl: 'romanian deadlift',
    tricep: 'triceps',
    bicep: 'biceps',
    abs: 'ab',
  }),
);
const KEPT = new Set(['press', 'cross', 'triceps', 'biceps']);

const canonical = (word: string): string =>
  SAME.get(word) ?? (word.length > 3 && word.endsWith('s') && !KEPT.has(word) ? word.slice(0, -1) : word);

const tokens = (name: string): string[] => wordsOf(name).flatMap((word) => canonical(word).split(' '));

/** Equal for names that mean the same; a name without letters means only itself. */
export const nameKey = (name: string): string => [...new Set(tokens(name))].toSorted().join(' ') || name.trim();

export interface Known {
  id: string;
  /** As names-of.ts tells them. */
  names: readonly string[];
  /** Null of one's own. */
  withTool: string | null;
}

export interface Match {
  id: string;
  how: 'remembered' | 'same' | 'alike';
}

const TOOLS = new Set([
  'barbell',
  'dumbbell',
  'kettlebell',
  'cable',
  'machine',
  'band',
  'smith',
  'bodyweight',
  'weighted',
  'assisted',
]);

/** "Bench press" of one tool is not that of another. */
function isOtherTool(one: readonly string[], other: readonly string[]): boolean {
  const [tools, others] = [one, other].map((words) => words.filter((word) => TOOLS.has(word)));
  return (tools ?? []).some((tool) => (others ?? []).length > 0 && !others?.includes(tool));
}

/** How many words a name may have beyond those of the library's. */
const MOST_MORE = 1;

function alike(name: string, library: readonly Known[]): string | null {
  const words = tokens(name);
  let best = { id: '', score: 0 };
  for (const { id, names, withTool } of library) {
    for (const known of withTool === null ? names : [...names, withTool]) {
      const wanted = tokens(known);
      if (wanted.length < 2 || words.length - wanted.length > MOST_MORE || isOtherTool(words, wanted)) continue;
      const score = scoreFor(wanted)(words);
      if (score > best.score) best = { id, score };
    }
  }
  return best.id || null;
}

/** By the key of each name the exercise that is called so, the first of two. */
function keysOf(library: readonly Known[], called: (known: Known) => readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const known of library) {
    for (const name of called(known)) {
      const key = nameKey(name);
      if (!byKey.has(key)) byKey.set(key, known.id);
    }
  }
  return byKey;
}

/**
 * Finds the exercise of each name: as it was chosen before, by its names, or by its likeness. One's own come before those
 * of the catalogue: whoever made one before the catalogue had it goes on with it. What other apps say is of the catalogue.
 */
export function matcher(library: readonly Known[], remembered: Readonly<Record<string, string>>) {
  const catalogue = library.filter(({ withTool }) => withTool !== null);
  const all = [...library.filter(({ withTool }) => withTool === null), ...catalogue];
  const named = keysOf(all, ({ names }) => names);
  const tooled = keysOf(catalogue, ({ withTool }) => (withTool === null ? [] : [withTool]));
  const [equal, likely] = [EQUAL, LIKELY].map((also) =>
    keysOf(catalogue, ({ names }) => names.flatMap((known) => also.get(known) ?? [])),
  );
  const ids = new Set(library.map(({ id }) => id));
  const chosenFor = new Map(Object.entries(remembered));
  return (name: string): Match | null => {
    const key = nameKey(name);
    const chosen = chosenFor.get(key);
    // Chosen to stay one of the person's own.
    if (chosen === '') return null;
    if (chosen !== undefined && ids.has(chosen)) return { id: chosen, how: 'remembered' };
    const same = named.get(key) ?? tooled.get(key) ?? equal?.get(key);
    if (same !== undefined) return { id: same, how: key === nameKey(DOUBTFUL) ? 'alike' : 'same' };
    const like = likely?.get(key) ?? alike(name, all);
    return like === null ? null : { id: like, how: 'alike' };
  };
}
