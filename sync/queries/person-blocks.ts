import type { Readable } from '#sync/engine/act.ts';
import { personBlocks } from '#sync/entities/person-blocks.ts';
import type { PersonBlock } from '#sync/entities/person-blocks.ts';
import { where } from './reading.ts';

export const blocksOf = (db: Readable, userId: string): Promise<PersonBlock[]> =>
  where(db, personBlocks, 'user_id', [userId]);
