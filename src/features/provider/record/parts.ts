import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { shownTo } from '../photos/queries.ts';
import { papersShown } from '../shared-papers.tsx';

export type Part =
  | 'overview'
  | 'coaching'
  | 'program'
  | 'food'
  | 'health'
  | 'papers'
  | 'surgery'
  | 'progress'
  | 'measured'
  | 'photos'
  | 'files'
  | 'notes'
  | 'timeline'
  | 'access';

const BODY: readonly Part[] = ['progress', 'measured'];

/** What row-level security lets each kind read. */
const OWN_PARTS: Readonly<Record<string, readonly Part[]>> = {
  trainer: ['coaching', 'program', ...BODY],
  nutritionist: ['food', ...BODY],
  doctor: ['health', 'papers', ...BODY],
  aesthetic_surgeon: ['surgery', 'health', 'papers', ...BODY],
};

interface Of {
  clientId: string;
  /** Of the reader. */
  role: string | null;
  today: Day;
}

/** A part that the reader has nothing in by his kind, or by a grant that stands, is not there. */
export async function partsOf(db: ReadOnly, userId: string, { clientId, role, today }: Of): Promise<Part[]> {
  const [photos, papers] = await Promise.all([
    shownTo(db, userId, { clientId, today }),
    papersShown(db, userId, clientId, today),
  ]);
  const shown: Part[] = [
    ...(photos.length > 0 ? (['photos'] as const) : []),
    ...(papers.length > 0 ? (['files'] as const) : []),
  ];
  return ['overview', ...(OWN_PARTS[role ?? ''] ?? []), ...shown, 'notes', 'timeline', 'access'];
}
