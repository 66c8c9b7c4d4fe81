import type { ClientFollow } from '#sync/entities/client-follows.ts';
import type { Grant } from '#sync/entities/grants.ts';
import type { RecordView } from '#sync/entities/record-views.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import { grantsBy } from '#sync/queries/grants.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Here } from '#src/lib/days.ts';

export interface Shown {
  grants: Grant[];
  /** The provider keeps the whole record on his devices. */
  follow: ClientFollow | null;
  /** When and where the provider looked, the latest first. */
  views: RecordView[];
}

const MOST_VIEWS = 5;

/** What one provider is shown by a word of the client's own, and when he looked. */
export async function shownTo(db: ReadOnly, userId: string, providerId: string, { today }: Here): Promise<Shown> {
  const [photos, papers, follow, views] = await Promise.all([
    grantsBy(db, userId, 'progress_photos', today),
    grantsBy(db, userId, 'health_records', today),
    followOf(db, { follower_id: providerId, client_id: userId }),
    latestViews(db, userId, Infinity),
  ]);
  return {
    grants: [...photos, ...papers].filter(({ provider_id }) => provider_id === providerId),
    follow,
    views: views.filter(({ viewer_id }) => viewer_id === providerId).slice(0, MOST_VIEWS),
  };
}
