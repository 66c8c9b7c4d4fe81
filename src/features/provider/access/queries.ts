import type { ClientFollow } from '#sync/entities/client-follows.ts';
import type { Grant } from '#sync/entities/grants.ts';
import type { RecordView } from '#sync/entities/record-views.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import { grantsTo } from '#sync/queries/grants.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { isProviderType } from '#src/lib/roles.ts';
import type { ProviderType } from '#src/lib/roles.ts';

/** As many as a device has of them; with the whole record it has more. */
const LOOKED_DAYS = 7;

export interface Access {
  kind: ProviderType | null;
  /** What the client shows by name, the one that ends first before the others. */
  grants: Grant[];
  follow: ClientFollow | null;
  /** When the reader looked in the last days, the latest first. */
  views: RecordView[];
}

/** What the reader sees of a client and by what, and the lines that the client reads about it. */
export async function accessOf(db: ReadOnly, userId: string, clientId: string, { today }: Here): Promise<Access> {
  const [profile, photos, papers, follow, views] = await Promise.all([
    profileOf(db, userId),
    grantsTo(db, userId, 'progress_photos', { today, clientId }),
    grantsTo(db, userId, 'health_records', { today, clientId }),
    followOf(db, { follower_id: userId, client_id: clientId }),
    latestViews(db, clientId, Infinity),
  ]);
  const role = profile?.role ?? null;
  return {
    kind: isProviderType(role) ? role : null,
    grants: [...photos, ...papers].toSorted((a, b) => a.until.localeCompare(b.until)),
    follow,
    views: views.filter(({ viewer_id, day }) => viewer_id === userId && day >= addDays(today, -LOOKED_DAYS)),
  };
}
