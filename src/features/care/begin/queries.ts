import type { CareRequest } from '#sync/entities/care-requests.ts';
import type { Person } from '#sync/entities/people.ts';
import { requestsBy } from '#sync/queries/care-requests.ts';
import { providersOf } from '#sync/queries/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { whoSees } from '#src/work/care/sight.ts';
import { namesOf } from '#src/work/people/names.ts';

/** Those who take clients: a laboratory has orders. */
export const KINDS = ['trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon'] as const;

const A_FORTNIGHT_MS = 14 * 86_400_000;

/** The server lets a no stand for a fortnight. */
const isFresh = ({ status, answered_at }: CareRequest, now: number): boolean =>
  status === 'declined' && answered_at !== null && now - Date.parse(answered_at) < A_FORTNIGHT_MS;

/** Who could be asked: nobody who cares already, was asked, or has just said no. */
export async function askable(db: ReadOnly, userId: string, now: number): Promise<Person[]> {
  const [providers, seers, requests] = await Promise.all([
    providersOf(db, KINDS),
    whoSees(db, userId),
    requestsBy(db, userId),
  ]);
  const taken = new Set([
    userId,
    ...seers.filter(({ withdrawal }) => withdrawal === null).map(({ id }) => id),
    ...requests.filter((each) => each.status === 'asked' || isFresh(each, now)).map(({ provider_id }) => provider_id),
  ]);
  return providers.filter(({ id }) => !taken.has(id)).toSorted((a, b) => fullNameOf(a).localeCompare(fullNameOf(b)));
}

export interface Asked {
  request: CareRequest;
  name: string;
}

/** What was asked and is not answered, or was declined of late. */
export async function askedBy(db: ReadOnly, userId: string, now: number): Promise<Asked[]> {
  const all = await requestsBy(db, userId);
  const requests = all.filter((each) => each.status === 'asked' || isFresh(each, now));
  const names = await namesOf(
    db,
    requests.map(({ provider_id }) => provider_id),
  );
  return requests.map((request) => ({ request, name: names.get(request.provider_id) ?? '' }));
}
