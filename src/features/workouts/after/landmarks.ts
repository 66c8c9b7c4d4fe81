export const LANDMARKS = ['many', 'enough', 'few'] as const;

/** Where the hard sets that a muscle had in a week stand; the sources are in docs/decisions/0223. */
export type Landmark = (typeof LANDMARKS)[number];

export function landmarkOf(sets: number): Landmark {
  if (sets > 20) return 'many';
  return sets >= 10 ? 'enough' : 'few';
}
