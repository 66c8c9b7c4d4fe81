import type { Readable } from '#sync/engine/act.ts';
import { communityReports } from '#sync/entities/community-reports.ts';
import type { CommunityReport } from '#sync/entities/community-reports.ts';
import { where } from './reading.ts';

export const reportsOf = (db: Readable, userId: string): Promise<CommunityReport[]> =>
  where(db, communityReports, 'user_id', [userId]);
