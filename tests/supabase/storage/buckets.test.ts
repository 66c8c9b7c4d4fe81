import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { png } from './support.ts';

const MIB = 1024 * 1024;
const FIRST_BYTES = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/gif': [...new TextEncoder().encode('GIF89a')],
};

let stack: TestStack;
let ada: SupabaseClient;
let adaId: string;
let ben: SupabaseClient;
let benId: string;

const file = (type: string, size = 100, first: number[] = []) => {
  const bytes = new Uint8Array(size);
  bytes.set(first);
  return new Blob([bytes], { type });
};
const upload = async (bucket: string, blob: Blob, name = `${adaId}/${crypto.randomUUID()}`) => {
  const { error } = await ada.storage.from(bucket).upload(name, blob);
  return error && 'statusCode' in error ? error.statusCode : error;
};
const idOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user!.id;

beforeAll(async () => {
  stack = await openTestStack({ log: (line) => console.error(line) });
  ada = await stack.signUp('ada@example.test', { first_name: 'Ada' });
  ben = await stack.signUp('ben@example.test', { first_name: 'Ben', provider_type: 'trainer' });
  [adaId, benId] = [await idOf(ada), await idOf(ben)];
}, 120_000);
afterAll(() => stack.close());

describe('avatars', () => {
  test.each(Object.entries(FIRST_BYTES))('take %s up to 2 MB', async (type, first) => {
    expect(await upload('avatars', file(type, 2 * MIB, first))).toBeNull();
    expect(await upload('avatars', file(type, 2 * MIB + 1, first))).toBe('413');
    expect(await upload('avatars', file(type, 100))).toBe('415');
  });

  test.each(['image/webp', 'image/svg+xml', 'application/pdf', 'text/html'])('take no %s', async (type) => {
    expect(await upload('avatars', file(type))).toBe('415');
  });

  test('take no other bucket’s file that only calls itself a picture', async () => {
    const [fake, real] = [`${adaId}/fake.png`, `${adaId}/real.png`];
    const photos = ada.storage.from('progress-photos');
    expect(await upload('progress-photos', file('image/png'), fake)).toBeNull();
    expect(await upload('progress-photos', file('image/png', 100, FIRST_BYTES['image/png']), real)).toBeNull();
    const there = { destinationBucket: 'avatars' };
    expect((await photos.copy(fake, fake, there)).error).toMatchObject({ statusCode: '415' });
    expect((await photos.move(fake, fake, there)).error).toMatchObject({ statusCode: '415' });
    expect((await photos.copy(real, real, there)).error).toBeNull();
    expect((await photos.move(real, `${adaId}/moved.png`, there)).error).toBeNull();
  });
});

test.each([
  ['progress-photos', 'image/webp', 'application/pdf'],
  ['health-records', 'application/pdf', 'text/html'],
  ['community', 'image/webp', 'video/mp4'],
])('%s takes %s and no %s, in the owner’s folder', async (bucket, taken, refused) => {
  expect(await upload(bucket, file(taken))).toBeNull();
  expect(await upload(bucket, file(refused))).toBe('415');
  expect(await upload(bucket, file(taken), `${benId}/theirs`)).toBe('403');
  expect(await upload(bucket, file(taken), 'nobody')).toBe('403');
});

test('others see a public face and what is posted, and nothing of photos and records', async () => {
  const buckets = ['avatars', 'community', 'progress-photos', 'health-records'];
  for (const bucket of buckets) expect(await upload(bucket, png(), `${adaId}/seen.png`)).toBeNull();
  const seen = async (client: SupabaseClient) =>
    Promise.all(
      buckets.map(async (each) => (await client.storage.from(each).download(`${adaId}/seen.png`)).error === null),
    );
  expect(await seen(ada)).toEqual([true, true, true, true]);
  expect(await seen(ben)).toEqual([false, false, false, false]);
  const path = `${adaId}/seen.png`;
  const shown = await Promise.all([
    ada.from('profiles').update({ avatar_path: path }).eq('id', adaId),
    ada.from('user_settings').update({ profile_visibility: 'public' }).eq('id', adaId),
    ada.from('community_posts').insert({ user_id: adaId, content: 'Look', image_path: path }),
  ]);
  expect(shown.map(({ error }) => error)).toEqual([null, null, null]);
  expect(await seen(ben)).toEqual([true, true, false, false]);
  expect(await seen(stack.visitor())).toEqual([false, false, false, false]);
});

test('a provider sees a photo while a grant shows it, and no other', async () => {
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const pathOf = (name: string): string => `${adaId}/${name}.jpg`;
  for (const name of [id, `${id}-thumb`, other]) await upload('progress-photos', png(), pathOf(name));
  const photo = { pose: 'front', taken_on: '2026-03-02', width: 3, height: 4, user_id: adaId };
  for (const each of [id, other]) {
    await ada
      .from('progress_photos')
      .insert({ ...photo, id: each, path: pathOf(each), thumb_path: pathOf(`${each}-thumb`) });
  }
  const sees = async (...names: string[]) =>
    Promise.all(
      names.map(async (name) => (await ben.storage.from('progress-photos').download(pathOf(name))).error === null),
    );
  const service = stack.service();
  await service.from('profiles').update({ provider_status: 'approved' }).eq('id', benId);
  await service.from('client_assignments').insert({ trainer_id: benId, client_id: adaId, status: 'active' });
  await ada.from('user_settings').update({ progress_photos: true }).eq('id', adaId);
  expect(await sees(id, other)).toEqual([false, false]);
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const grant = {
    user_id: adaId,
    provider_id: benId,
    subject: 'progress_photos',
    row_ids: [id],
    purpose: 'Plan',
    until,
  };
  expect((await ada.from('grants').insert(grant)).error).toBeNull();
  expect(await sees(id, `${id}-thumb`, other)).toEqual([true, true, false]);
  await service.from('client_assignments').update({ status: 'ended' }).eq('trainer_id', benId);
  expect(await sees(id, `${id}-thumb`)).toEqual([false, false]);
});
