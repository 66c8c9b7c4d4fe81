import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, maybe, named, oneOf, positive, text, uuid } from './columns.ts';

export const challenges = defineEntity({
  name: 'challenges',
  columns: {
    creator_id: maybe(uuid),
    title: named(120),
    description: text(2000),
    metric: oneOf(['workouts', 'minutes', 'calories', 'steps', 'water', 'streak']),
    target: positive(10_000_000),
    unit: text(20),
    starts_on: day,
    ends_on: day,
    /** Each alone, in teams that those who join name, or by the centres that they chose. */
    teams: oneOf(['alone', 'named', 'centre']),
    /** How many a team that is named has room for. */
    team_size: integer(2, 50),
    created_at: instant,
  },
  indexes: ['ends_on'],
  insertOnly: ['created_at', 'metric', 'starts_on', 'ends_on', 'teams', 'team_size'],
});

export type Challenge = RowOf<typeof challenges>;
