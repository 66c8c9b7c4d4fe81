import { peopleById } from '#sync/queries/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { draftsAbout } from '#src/data/drafts/drafts.ts';
import type { DraftAbout } from '#src/data/drafts/drafts.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { careOf } from '#src/work/care/stands.ts';

export interface LeftOver {
  draft: DraftAbout;
  /** Empty where this device knows the person no longer. */
  name: string;
}

/** What one has typed about whose record is closed by now, and no form shows any more. */
export async function leftOver(db: ReadOnly, userId: string, about?: string): Promise<LeftOver[]> {
  const drafts = (await draftsAbout(db)).filter(({ clientId }) => about === undefined || clientId === about);
  const ids = [...new Set(drafts.map(({ clientId }) => clientId))];
  const [cares, known] = await Promise.all([Promise.all(ids.map((id) => careOf(db, userId, id))), peopleById(db, ids)]);
  const closed = new Set(ids.filter((_, place) => cares[place]?.name !== 'stands'));
  const names = new Map(known.map((person) => [person.id, fullNameOf(person)]));
  return drafts
    .filter(({ clientId }) => closed.has(clientId))
    .map((draft) => ({ draft, name: names.get(draft.clientId) ?? '' }));
}
