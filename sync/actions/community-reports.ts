import { action } from '#sync/engine/act.ts';
import { communityReports } from '#sync/entities/community-reports.ts';
import type { CommunityReport } from '#sync/entities/community-reports.ts';
import { reportsOf } from '#sync/queries/community-reports.ts';
import { changed, created } from './changes.ts';

type Report = Pick<CommunityReport, 'user_id' | 'about' | 'about_id' | 'reason' | 'note'>;

/** One of each thing: who reports it again has thought of something better to say. */
export const report = action([communityReports], async (tx, { reason, note, ...told }: Report) => {
  const reports = await reportsOf(tx, told.user_id);
  const former = reports.find(({ about, about_id }) => about === told.about && about_id === told.about_id);
  await tx.write([
    former
      ? changed(communityReports, former.id, { reason, note })
      : created(communityReports, {
          ...told,
          reason,
          note,
          written: null,
          author_id: null,
          decided_at: null,
          created_at: tx.now,
        }),
  ]);
});
