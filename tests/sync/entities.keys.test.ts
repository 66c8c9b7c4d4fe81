import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { awardAchievement } from '#sync/actions/achievements.ts';
import { report } from '#sync/actions/community-reports.ts';
import { markConversationRead } from '#sync/actions/message-reads.ts';
import { blockPerson } from '#sync/actions/person-blocks.ts';
import { createChallenge } from '#sync/actions/challenges.ts';
import { createPost } from '#sync/actions/community-posts.ts';
import { startPause } from '#sync/actions/pauses.ts';
import { saveStreak } from '#sync/actions/streaks.ts';
import { favouriteFood } from '#sync/actions/food-favourites.ts';
import { foodTable } from '#sync/queries/foods.ts';
import { entities } from '#sync/entities/index.ts';
import { orderTests } from '#sync/actions/lab-orders.ts';
import { labCatalogue } from '#sync/queries/lab-tests.ts';
import { noteView } from '#sync/actions/record-views.ts';
import { takeDose } from '#sync/actions/medicine-doses.ts';
import { addMedicine } from '#sync/actions/medicines.ts';
import { setRange } from '#sync/actions/personal-ranges.ts';
import { likePost } from '#sync/actions/post-likes.ts';
import { followClient } from '#sync/actions/client-follows.ts';
import { withdrawSight } from '#sync/actions/sight-withdrawals.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterOfDay } from '#sync/queries/water-intake.ts';
import { assign, join, numbered } from '../support/members.ts';
import { aServer, openDevice } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';
import { aMedicine } from '../support/medicines.ts';

const user = numbered(1);

/** A gesture for each entity with a natural key. */
const GESTURES: Record<string, (device: Device) => Promise<unknown>> = {
  water_intake: ({ db }) => did(db, addGlass({ userId: user, date: '2026-03-02' })),
  achievements: ({ db }) => did(db, awardAchievement({ user_id: user, code: 'streak:7', title: 'A week' })),
  food_favourites: async ({ db }) => did(db, favouriteFood(user, (await foodTable(db))[0]?.id ?? '')),
  post_likes: async ({ db }) => did(db, likePost(user, await did(db, createPost(user, { content: 'Hello' })))),
  challenge_members: ({ db }) => {
    const days = { starts_on: '2026-03-01', ends_on: '2026-03-31' };
    return did(db, createChallenge({ creator_id: user, title: 'March', metric: 'workouts', target: 12, ...days }));
  },
  streaks: ({ db }) => did(db, saveStreak(user, { unit: 'day' })),
  pauses: ({ db }) => did(db, startPause({ user_id: user, from_day: '2026-03-02', reason: 'ill' })),
  message_reads: ({ db }) =>
    did(db, markConversationRead(user, { client_id: numbered(3), provider_id: user }, '2026-03-02T10:00:00.000Z')),
  person_blocks: ({ db }) => did(db, blockPerson(user, numbered(2))),
  community_reports: ({ db }) =>
    did(db, report({ user_id: user, about: 'person', about_id: numbered(2), reason: 'spam', note: '' })),
  sight_withdrawals: ({ db }) => did(db, withdrawSight({ user_id: user, provider_id: numbered(2) })),
  medicine_doses: async ({ db }) => {
    const medicine_id = await did(db, addMedicine(user, aMedicine()));
    return did(db, takeDose({ user_id: user, medicine_id, day: '2026-03-02', time: '08:00' }));
  },
  personal_ranges: ({ db }) => {
    const limits = { low: null, high: 150, alarm_low: null, alarm_high: null };
    const said = { reason: 'As it has been for years', set_by: user, set_on: '2026-03-02' };
    return did(db, setRange({ user_id: numbered(3), kind: 'systolic', ...limits, ...said }));
  },
  record_views: ({ db }) =>
    did(db, noteView({ viewer_id: user, client_id: numbered(3), part: 'record', day: '2026-03-02' })),
  client_follows: ({ db }) => did(db, followClient({ follower_id: user, client_id: numbered(3) })),
  lab_order_items: async ({ db }) => {
    const [first] = await labCatalogue(db);
    return did(db, orderTests({ clientId: user, orderedById: user, testIds: [first?.id ?? ''] }));
  },
};

describe('a record with a natural key', () => {
  const server = aServer(async (db) => {
    await join(db, user, 'doctor');
    await join(db, numbered(2), 'trainer');
    await join(db, numbered(3));
    await assign(db, user, numbered(3));
  });

  const keyed = entities.filter(({ naturalKey }) => naturalKey !== null);

  it('is made here in every kind there is', () => {
    expect(keyed.map(({ name }) => name).toSorted()).toEqual(Object.keys(GESTURES).toSorted());
  });

  it.each(keyed.map((entity) => [entity.name, entity] as const))(
    'gets the id the server derives: %s',
    async (name, entity) => {
      const device = await openDevice(server(), user);
      await GESTURES[name]?.(device);
      const [row] = await device.db.rows(entity).toArray();
      const parts = (entity.naturalKey ?? []).map((column) => String(row?.[column]));
      const [derived] = await server().query('select sync.natural_id($1, variadic $2::text[]) as id', [name, parts]);
      expect(row?.id).toBe(derived?.['id']);
      await device.push();
      const kept = await server().query(`select id from public.${name} where id = $1`, [row?.id]);
      expect(kept).toHaveLength(1);
      device.close();
    },
  );
});

const glasses = async ({ db }: Device): Promise<number> => waterOfDay(db, user, '2026-03-02');

describe('two devices offline', () => {
  const server = aServer((db) => join(db, user));

  it('both count the glasses of one day', async () => {
    const [one, two] = await Promise.all([openDevice(server(), user), openDevice(server(), user)]);
    const day = { userId: user, date: '2026-03-02' };
    await did(one.db, addGlass(day));
    await did(two.db, addGlass(day));
    await did(two.db, addGlass(day));
    await one.push();
    // The second hears of the first's row by the verdict, merges, and says it again.
    await two.converge();
    await one.pull();
    expect(await glasses(one)).toBe(3);
    expect(await glasses(two)).toBe(3);
    expect(await one.db.conflicts.count()).toBe(0);
    expect(await two.db.conflicts.count()).toBe(0);
    one.close();
    two.close();
  });
});
