import * as z from 'zod/mini';
import type { Entity } from '#sync/engine/define-entity.ts';
import { appointments } from '#sync/entities/appointments.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { messages } from '#sync/entities/messages.ts';
import { postComments } from '#sync/entities/post-comments.ts';
import { postLikes } from '#sync/entities/post-likes.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';

// Few entities, but of every kind: a counter under a natural key, plain fields, parents with children in one gesture,
// rows the server answers in another way than they were sent, what is said once and never edited, and what everybody has.

const REAL = [
  waterIntake,
  mealPlans,
  workoutSessions,
  workoutExercises,
  workoutSets,
  appointments,
  messages,
  communityPosts,
  postComments,
  postLikes,
] as unknown as Entity[];

// What the device itself would refuse has to reach the server here, or no row could be poisoned.
const ANY_ROW = { row: z.looseObject({ id: z.uuid() }) as unknown as Entity['row'] };
export const ENTITIES: readonly Entity[] = REAL.map((entity) => Object.assign({}, entity, ANY_ROW));

/** What the next version of the app brings: one more index. */
export const NEXT_ENTITIES: readonly Entity[] = ENTITIES.map((entity) =>
  entity.name === 'meal_plans' ? Object.assign({}, entity, { indexes: [...entity.indexes, 'calories'] }) : entity,
);

export function entityNamed(name: string): Entity {
  const entity = ENTITIES.find((each) => each.name === name);
  if (!entity) throw new Error(`no entity is named ${name}`);
  return entity;
}
