import type { Grant } from '#sync/entities/grants.ts';
import { grantsBy } from '#sync/queries/grants.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { whoSees } from '#src/work/care/sight.ts';
import type { Seer } from '#src/work/care/sight.ts';
import { namesOf } from '#src/work/people/names.ts';

export interface Given {
  grant: Grant;
  /** Null where the account is gone. */
  name: string | null;
  /** The days on which the provider opened photos since the grant was given, newest first. */
  openedOn: Day[];
}

export interface Sharing {
  given: Given[];
  /** Who could be shown something: the providers in care. */
  seers: Seer[];
}

export async function sharingOf(db: ReadOnly, userId: string, { today }: Here): Promise<Sharing> {
  const grants = await grantsBy(db, userId, 'progress_photos', today);
  const [names, views, seers] = await Promise.all([
    namesOf(
      db,
      grants.map(({ provider_id }) => provider_id),
    ),
    latestViews(db, userId, Infinity),
    whoSees(db, userId),
  ]);
  const openings = (grant: Grant): Day[] =>
    views
      .filter(({ part, viewer_id, day }) => {
        const isIts = part === 'photos' && viewer_id === grant.provider_id;
        return isIts && day >= grant.created_at.slice(0, 10);
      })
      .map(({ day }) => day);
  return {
    given: grants.map((grant) => ({
      grant,
      name: names.get(grant.provider_id) ?? null,
      openedOn: openings(grant),
    })),
    seers: seers.filter(({ withdrawal }) => withdrawal === null),
  };
}
