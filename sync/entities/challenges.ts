import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { joined } from './challenge-members.ts';
import { created, moment, type Columns } from './changes.ts';
import { day, instant, maybe, named, oneOf, positive, text, uuid } from './columns.ts';
import { live, rowsOf } from './reading.ts';

export const challenges = defineEntity({
  name: 'challenges',
  columns: {
    creator_id: maybe(uuid),
    title: named(120),
    description: text(2000),
    metric: oneOf(['workouts', 'minutes', 'calories', 'steps', 'water', 'streak', 'weight', 'custom']),
    target: positive(10_000_000),
    unit: text(20),
    starts_on: day,
    ends_on: day,
    created_at: instant,
  },
  indexes: ['ends_on'],
});

export type Challenge = RowOf<typeof challenges>;

type Row = Columns<typeof challenges>;
type NewChallenge = Pick<Row, 'title' | 'metric' | 'target' | 'starts_on' | 'ends_on'> &
  Partial<Pick<Row, 'description' | 'unit'>> & { creator_id: string };

/** Those that are not over, the first to end first. */
export const activeChallenges = (db: Local, today: string): Promise<Challenge[]> =>
  live(rowsOf(db, challenges).where('ends_on').aboveOrEqual(today));

/** Whoever makes a challenge takes part in it. */
export async function createChallenge(db: Local, challenge: NewChallenge, clock = REAL_CLOCK): Promise<string> {
  const now = moment(db, clock);
  const id = crypto.randomUUID();
  const row = { description: '', unit: '', ...challenge, created_at: now };
  await write(db, [created(challenges, row, id), joined(id, challenge.creator_id, now)], clock);
  return id;
}
