import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, list, maybe, named, oneOf, text, uuid } from './columns.ts';

export const MOST_BLOCKS = 12;

/** Rows without a user are the templates on offer; starting one copies it. */
export const workoutPrograms = defineEntity({
  name: 'workout_programs',
  columns: {
    user_id: maybe(uuid),
    template_id: maybe(uuid),
    title: named(120),
    description: text(4000),
    duration_weeks: integer(1, 104),
    difficulty: oneOf(['beginner', 'intermediate', 'advanced']),
    sessions: integer(1, 1000),
    calories_min: maybe(integer(0, 5000)),
    calories_max: maybe(integer(0, 5000)),
    status: oneOf(['offered', 'active', 'completed', 'stopped']),
    started_at: maybe(instant),
    assigned_by: maybe(uuid),
    starts_on: maybe(day),
    /** 1 is Monday; none, and its sessions have no dates. */
    weekdays: list(integer(1, 7)).check(z.maxLength(7)),
    /** So many of those days were left out. */
    shifted: integer(0, 1000),
    /** The blocks it is divided into, by their weeks; none, and all of it is one. */
    block_weeks: list(integer(1, 52)).check(z.maxLength(MOST_BLOCKS)),
    block_names: list(text(60)).check(z.maxLength(MOST_BLOCKS)),
    /** Where a person keeps a routine, by name; empty for nowhere. */
    folder: text(60),
    /** In an order by hand; null for none. */
    place: maybe(integer(0, 1000)),
    created_at: instant,
  },
  // Days are left out of these dates, and not of those a trainer has meanwhile set.
  together: [
    ['starts_on', 'weekdays', 'shifted'],
    ['duration_weeks', 'sessions', 'block_weeks', 'block_names'],
  ],
  indexes: ['user_id', 'assigned_by'],
});

export type WorkoutProgram = RowOf<typeof workoutPrograms>;
