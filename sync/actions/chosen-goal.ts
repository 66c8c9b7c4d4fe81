import type { Change, Tx } from '#sync/engine/act.ts';
import { goals } from '#sync/entities/goals.ts';
import { activeGoal } from '#sync/queries/goals.ts';
import { rowsOf } from '#sync/queries/reading.ts';
import { changed, created, restored } from './changes.ts';

// What somebody chooses in onboarding is a goal of its own, so that the way to it can be shown.

/** In pounds, by the near end of what the choice says. */
const CHANGE = { lose_5: -5, lose_15: -15, lose_30: -30, maintain: 0, gain: 5 } as const;

type Choice = keyof typeof CHANGE;

/** What the goals are called, in the language of the person, and the day that one begins. */
export interface Beginning {
  titles: Readonly<Record<Choice, string>>;
  today: string;
}

interface Chosen extends Beginning {
  userId: string;
  choice: Choice | null;
  /** In kilograms, of a weight in pounds. */
  kilograms: (change: number) => number;
}

/**
 * What has to be written with the choice. It has the id of its person, so that two devices that chose without a network
 * end with one; a goal that somebody set for himself stands.
 */
export async function goalOfChoice(tx: Tx, { userId, choice, kilograms, titles, today }: Chosen): Promise<Change[]> {
  const id = userId;
  const active = await activeGoal(tx, userId, 'weight');
  if (active && active.id !== id) return [];
  if (choice === null) return active ? [changed(goals, id, { status: 'cancelled' })] : [];
  const row = {
    user_id: userId,
    category: 'weight' as const,
    kind: 'weight' as const,
    title: titles[choice],
    description: null,
    start_value: kilograms(0),
    current: kilograms(0),
    target: kilograms(CHANGE[choice]),
    unit: 'kg',
    start_date: today,
    target_date: null,
    status: 'active' as const,
    completed_at: null,
    created_at: tx.now,
  };
  const known = await rowsOf(tx, goals).get(id);
  return [...(known?.deleted ? [restored(goals, id)] : []), created(goals, row, id)];
}
