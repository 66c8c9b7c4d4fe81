import type { Readable } from '#sync/engine/act.ts';
import { carePapers } from '#sync/entities/care-papers.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { latest, where } from './reading.ts';

const MOST = 200;

/** Newest first. */
export const papersOf = (db: Readable, clientId: string): Promise<CarePaper[]> =>
  latest(db, carePapers, '[client_id+signed_at]', [clientId], { most: MOST });

export const papersBy = (db: Readable, authorId: string): Promise<CarePaper[]> =>
  where(db, carePapers, 'author_id', [authorId]);

export const clearancesOf = (db: Readable, clientId: string): Promise<CarePaper[]> =>
  latest(db, carePapers, '[client_id+signed_at]', [clientId], {
    most: 20,
    keeps: ({ kind }) => kind === 'clearance',
  });
