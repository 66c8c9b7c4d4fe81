import type { Change, Tx } from '#sync/engine/act.ts';
import { goals } from '#sync/entities/goals.ts';
import { activeGoal } from '#sync/queries/goals.ts';
import { rowsOf } from '#sync/queries/reading.ts';
import { changed, created, restored } from './changes.ts';

// The goal chosen in onboarding becomes a goal record, so that its progress can be shown.

/** In pounds, by the smaller end of the choice. */
const CHANGE = { lose_5: -5, lose_15: -15, lose_30: -30, maintain: 0, gain: 5 } as const;

type Choice = keyof typeof CHANGE;

/** The goals' titles in the person's language, and the start day. */
export interface Beginning {
  titles: Readonly<Record<Choice, string>>;
  today: string;
}

interface Chosen extends Beginning {
  userId: string;
  choice: Choice | null;
  /** Kilograms from pounds. */
  kilograms: (change: number) => number;
}

/**
 * The goal to write with the choice. Its id is the person's, so that two offline devices end with one; a goal somebody
 * set themselves stays.
 */
export async function goalOfChoice(tx: Tx, { userId, choice, kilograms, titles, today }: Chosen): Promise<Change[]> {
  const id = userId;
  const active = await activeGoal(tx, userId, 'weight');
  if (active && active.id !== id) return [];
  if (choice === null) return active ? [changed(goals, id, { status: 'cancelled' })] : [];
  const row = {
    user_id: userId,
    provider_id: null,
    category: 'weight' as const,
    kind: 'weight' as const,
    exercise_id: null,
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
