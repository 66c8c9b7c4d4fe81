import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { isPregnantOn } from '#src/work/body/pregnancy.ts';
import { factsOf, refusalOf } from '#src/work/food/proposal.ts';
import { goalsOf } from '#sync/queries/nutrition-goals.ts';
import { isOnboarded, profileOf } from '#sync/queries/profiles.ts';

/** A client who was asked all that a formula needs but two things, and has no targets yet, is offered some. */
export async function shownProfile(db: ReadOnly, userId: string, today: Day) {
  const profile = await profileOf(db, userId);
  if (!profile) return null;
  const isAsked = profile.role === 'client' && isOnboarded(profile) && (await goalsOf(db, userId)).length === 0;
  const refused = { isHidden: false, isPregnant: await isPregnantOn(db, userId, today) };
  return { profile, isToPropose: isAsked && refusalOf(factsOf(profile, {}, today), refused) === null };
}
