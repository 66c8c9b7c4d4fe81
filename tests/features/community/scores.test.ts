import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { challenges } from '#sync/entities/challenges.ts';
import { ownScore } from '#src/features/community/scores.ts';
import { join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';

const [ADA, BAYO] = [numbered(1), numbered(2)];
/** Long over, so that no clock has a say. */
const WINDOW = { starts_on: '2026-03-02', ends_on: '2026-03-08' };

const LOGGED = `
  insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at, duration_minutes,
    calories_burned)
  select '${ADA}', 'Legs', 'completed', at::timestamptz, at::timestamptz, at::timestamptz, minutes, kcal
  from (values
    -- In Lagos the second of March has begun, and the eighth is over.
    ('2026-03-01T23:30Z', 30, 200), ('2026-03-08T23:30Z', 30, 200),
    ('2026-03-03T06:00Z', 200, 3000), ('2026-03-03T12:00Z', 100, 3000), ('2026-03-03T16:00Z', 10, null),
    ('2026-03-03T18:00Z', null, 10), ('2026-03-05T06:00Z', 45, 400)
  ) as s (at, minutes, kcal);
  insert into public.water_intake (id, user_id, date, glasses_consumed)
  select sync.natural_id('water_intake', '${ADA}', day::text), '${ADA}', day, glasses
  from (values (date '2026-03-01', 8), ('2026-03-04', 9), ('2026-03-06', 90), ('2026-03-07', 0)) as w (day, glasses);
  insert into public.measurements (user_id, kind, value, unit, measured_at)
  values ('${ADA}', 'steps', 4000, 'steps', '2026-03-04T10:00Z'), ('${ADA}', 'steps', 9000, 'steps', '2026-03-04T20:00Z'),
    ('${ADA}', 'steps', 90000, 'steps', '2026-03-05T20:00Z'), ('${ADA}', 'weight', 80, 'kg', '2026-03-08T07:00Z');
  -- All of it came on its day.
  delete from private.late_entries`;

const SCORES = {
  workouts: 5,
  minutes: 315,
  calories: 4600,
  water: 25,
  steps: 59_000,
  /** From the second to the sixth. */
  streak: 5,
};

const server = aServer(async (db) => {
  await join(db, ADA);
  await join(db, BAYO);
  await db.exec(LOGGED);
});

it.each(challenges.row.shape.metric.options)(
  'what one has done for a challenge of %s is the same here and on the board',
  async (metric) => {
    const device = await openDevice(server(), ADA);
    await device.pull();
    const [made] = await server().query<{ id: string }>(
      `insert into public.challenges (creator_id, title, metric, target, starts_on, ends_on)
       values ($1, 'March', $2, 1, $3, $4) returning id`,
      [BAYO, metric, WINDOW.starts_on, WINDOW.ends_on],
    );
    for (const member of [ADA, BAYO]) {
      await server().query(`insert into public.challenge_members (challenge_id, user_id) values ($1, $2)`, [
        made?.id,
        member,
      ]);
    }
    const [answer] = await server().as(ADA, (session) =>
      session.query<{ board: unknown }>(`select public.challenge_board($1) as board`, [made?.id]),
    );
    expect(answer?.board).toMatchObject({
      provisional: false,
      places: [
        { rank: 1, score: SCORES[metric], user_id: ADA },
        // Bayo takes part nowhere that would show his name.
        { rank: 2, score: 0, user_id: null, first_name: null },
      ],
    });
    expect(await ownScore(device.db, ADA, { metric, ...WINDOW })).toBe(SCORES[metric]);
    device.close();
  },
);
