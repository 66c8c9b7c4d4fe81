import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { emergencyCards } from '#sync/entities/emergency-cards.ts';
import { cardOf } from '#sync/queries/emergency-cards.ts';
import { changed, created } from './changes.ts';

export type CardDraft = Omit<Columns<typeof emergencyCards>, 'user_id' | 'created_at'>;

/** One a person: its id is that of the person, so that two devices write the same. */
export const saveCard = action(
  [emergencyCards],
  async (tx, userId: string, draft: CardDraft, changes: Partial<CardDraft> = draft) => {
    const before = await cardOf(tx, userId);
    await tx.write([
      before
        ? changed(emergencyCards, userId, changes)
        : created(emergencyCards, { ...draft, user_id: userId, created_at: tx.now }, userId),
    ]);
  },
);
