import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_PHOTOS } from '#src/features/progress/photos/album.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, codeOf } from './support.ts';

const [ADA, BAYO, TRAINER, DOCTOR, ADMIN] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];
const BUCKETS = ['avatars', 'progress-photos', 'health-records', 'community'] as const;

describe.each(engines)('files and channels on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO);
    await join(db, TRAINER, 'trainer');
    await join(db, DOCTOR, 'doctor');
    await join(db, ADMIN, 'admin');
    await assign(db, TRAINER, ADA);
    await assign(db, DOCTOR, ADA);
    for (const bucket of BUCKETS) await add(ADA, bucket, `${ADA}/file.png`);
  }, 240_000);
  afterAll(() => db.close());

  const add = (caller: string, bucket: string, name: string): Promise<unknown> =>
    db.as(caller, (session) =>
      session.query(`insert into storage.objects (bucket_id, name) values ($1, $2)`, [bucket, name]),
    );
  const readable = async (caller: string): Promise<string[]> => {
    const rows = await db.as(caller, (session) =>
      session.query<{ bucket_id: string }>(`select bucket_id from storage.objects order by bucket_id`),
    );
    return rows.map((row) => row.bucket_id);
  };

  const hears = (caller: string, topic: string): Promise<boolean> =>
    db.as(caller, async (session) => {
      await session.query(`select set_config('realtime.topic', $1, true)`, [topic]);
      return (await count(session, `select from realtime.messages where topic = $1`, [topic])) > 0;
    });

  test('the buckets are private and limited', async () => {
    const buckets = await db.query(
      `select id, public, file_size_limit::int as most, allowed_mime_types as types from storage.buckets`,
    );
    expect(buckets.map((bucket) => bucket['id'])).toEqual(expect.arrayContaining([...BUCKETS]));
    expect(buckets.every((bucket) => bucket['public'] === false && Number(bucket['most']) > 0)).toBe(true);
    expect(buckets.find((bucket) => bucket['id'] === 'avatars')).toMatchObject({
      most: 2_097_152,
      types: ['image/jpeg', 'image/png', 'image/gif'],
    });
  });

  test('the album tells of as much room as there is', async () => {
    const [room] = await db.query(`select files from private.file_quotas where bucket_id = 'progress-photos'`);
    expect(room?.['files']).toBe(2 * MOST_PHOTOS);
  });

  test('who reads which file', async () => {
    expect(await readable(ADA)).toEqual(['avatars', 'community', 'health-records', 'progress-photos']);
    for (const caller of [BAYO, ADMIN, TRAINER, DOCTOR, 'anon']) expect(await readable(caller)).toEqual([]);
  });

  test('a face is seen by who sees the person, a picture of the community while it is posted', async () => {
    const readers = (): Promise<string[][]> => Promise.all([BAYO, TRAINER, 'anon'].map(readable));
    const asAda = (sql: string, value: string): Promise<unknown> =>
      db.as(ADA, (session) => session.query(sql, [ADA, value]));
    await asAda('update public.profiles set avatar_path = $2 where id = $1', `${ADA}/file.png`);
    expect(await readers()).toEqual([[], ['avatars'], []]);
    await asAda('update public.user_settings set profile_visibility = $2 where id = $1', 'public');
    expect(await readers()).toEqual([['avatars'], ['avatars'], []]);
    await asAda('update public.user_settings set profile_visibility = $2 where id = $1', 'private');
    await asAda(
      `insert into public.community_posts (user_id, content, image_path) values ($1, 'Look', $2)`,
      `${ADA}/file.png`,
    );
    expect(await readers()).toEqual([['community'], ['avatars', 'community'], []]);
    await asAda('update public.community_posts set deleted = image_path = $2 where user_id = $1', `${ADA}/file.png`);
    expect(await readers()).toEqual([[], ['avatars'], []]);
  });

  test('nobody writes into the folder of another, or outside of one', async () => {
    for (const bucket of BUCKETS) {
      for (const caller of [BAYO, DOCTOR, TRAINER, ADMIN, 'anon'])
        expect(await codeOf(add(caller, bucket, `${ADA}/planted.png`))).toBe('42501');
      expect(await codeOf(add(BAYO, bucket, 'planted.png'))).toBe('42501');
      expect(await codeOf(add(BAYO, bucket, `x/${BAYO}/planted.png`))).toBe('42501');
    }
    const touched = await db.as(DOCTOR, async (session) => {
      await session.query(`select set_config('storage.allow_delete_query', 'true', true)`);
      return [
        await count(session, `update storage.objects set name = name where name like $1 returning id`, [`${ADA}/%`]),
        await count(session, `delete from storage.objects where name like $1 returning id`, [`${ADA}/%`]),
      ];
    });
    expect(touched).toEqual([0, 0]);
    expect(
      await codeOf(
        db.as(ADA, (session) =>
          session.query(`update storage.objects set name = $1 where bucket_id = 'avatars'`, [`${BAYO}/a.png`]),
        ),
      ),
    ).toBe('42501');
  });

  describe('channels', () => {
    beforeAll(async () => {
      for (const topic of [
        `user:${ADA}`,
        `user:${BAYO}`,
        'shared:community',
        'shared:catalogue',
        'shared:other',
        'user:',
      ]) {
        await db.query(`insert into realtime.messages (topic, extension) values ($1, 'broadcast')`, [topic]);
        await db.query(`insert into realtime.messages (topic, extension) values ($1, 'presence')`, [
          `${topic} presence`,
        ]);
      }
    });

    test('a user hears the own topic and the shared ones', async () => {
      expect([
        await hears(ADA, `user:${ADA}`),
        await hears(ADA, 'shared:community'),
        await hears(ADA, 'shared:catalogue'),
      ]).toEqual([true, true, true]);
      for (const topic of [`user:${BAYO}`, 'shared:other', 'user:']) expect(await hears(ADA, topic)).toBe(false);
    });

    test('a visitor hears nothing', async () => {
      for (const topic of [`user:${ADA}`, 'shared:community']) expect(await hears('anon', topic)).toBe(false);
    });

    test('nobody but the database speaks', async () => {
      for (const caller of [ADA, ADMIN, 'anon']) {
        for (const topic of [`user:${ADA}`, 'shared:community']) {
          expect(
            await codeOf(
              db.as(caller, async (session) => {
                await session.query(`select set_config('realtime.topic', $1, true)`, [topic]);
                await session.query(`insert into realtime.messages (topic, extension) values ($1, 'broadcast')`, [
                  topic,
                ]);
              }),
            ),
          ).toBe('42501');
        }
      }
    });
  });
});
