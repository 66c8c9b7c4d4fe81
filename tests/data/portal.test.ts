import { describe, expect, it } from 'vitest';
import { confirmDeletion, askForDeletion } from '#src/data/session/deletion.ts';
import { detectPortals } from '#src/data/server/detect-portals.ts';
import { keepPhoto, readPhoto } from '#src/data/photo/photo.ts';
import { followPhoto } from '#src/data/errands/follow-photo.ts';
import { useSyncChip } from '#src/data/sync/sync-chip.ts';
import { saveProfile } from '#sync/actions/profiles.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { mount } from './mount.tsx';
import { ageTokens, aServer } from './parts.ts';
import type { Phone } from './parts.ts';
import { did } from '../support/did.ts';

// What a network of a hotel or a gym answers in the place of the server.

const server = aServer();
const { aPage, aUser } = server;

const PAGE = '<!doctype html><h1>Gym Wi-Fi</h1>';
const page = (type = 'text/html', status = 200) => new Response(PAGE, { status, headers: { 'content-type': type } });

/** From now on everything is answered like this; null is the network made whole. */
function answerWith({ network }: Phone, answer: (() => Response) | null, address = ''): void {
  network.answer = answer && ((url) => (url.includes(address) ? answer() : null));
}

const glassesOnServer = async (userId: string): Promise<number> => {
  const [row] = await server.stack.database.query<{ n: number }>(
    'select coalesce(sum(glasses_consumed), 0)::int as n from public.water_intake where user_id = $1',
    [userId],
  );
  return row?.n ?? 0;
};

const DATE = '2026-05-01';

const ANSWERS: [string, () => Response, string][] = [
  ['its page with 200', () => page(), 'portal'],
  ['its page with 401', () => page('text/html; charset=utf-8', 401), 'portal'],
  ['its page with 403', () => page('TEXT/HTML', 403), 'portal'],
  ['its page with 404', () => page('application/xhtml+xml', 404), 'portal'],
  ['what RFC 6585 asks of it', () => page('text/html', 511), 'portal'],
  ['its page as plain text', () => page('text/plain'), 'portal'],
  ['its page and calls it JSON', () => page('application/json'), 'cannot-reach'],
  ['its page without a type', () => new Response(new TextEncoder().encode(PAGE)), 'cannot-reach'],
  ['the page of a gateway whose server failed', () => page('text/html', 502), 'cannot-reach'],
  ['nothing with 200', () => new Response(null), 'cannot-reach'],
];

describe('a portal that answers the sync', () => {
  it.each(ANSWERS)('%s is no verdict, no sign-out and no empty feed', async (_, answer, says) => {
    const { page: app, open, phone, userId } = await aUser();
    const chip = mount(app, useSyncChip);
    await expect.poll(() => chip.now?.says).toBe('synced');
    const held = await open.db.rows(profiles).count();
    answerWith(phone, answer);
    await did(open.db, addGlass({ userId, date: DATE }));
    open.sync.poke();
    await expect.poll(() => chip.now).toEqual({ says, unsent: 1 });
    expect(await open.db.rejected.count()).toBe(0);
    expect(await open.db.rows(profiles).count()).toBe(held);
    expect(app.session.getSnapshot()).toMatchObject({ state: 'signed-in', canSync: true });
    answerWith(phone, null);
    open.sync.poke();
    await expect.poll(() => chip.now).toEqual({ says: 'synced', unsent: 0 });
    expect(await glassesOnServer(userId)).toBe(1);
  });

  it('loses nothing where an answer is cut in half', async () => {
    const { open, phone, userId } = await aUser();
    phone.network.answer = async (url) => {
      if (!url.includes('sync_push')) return null;
      phone.network.answer = null;
      const { authorization, body } = phone.network.requests.at(-1) ?? { authorization: null, body: '' };
      const headers = {
        authorization: authorization ?? '',
        apikey: server.stack.anonKey,
        'content-type': 'application/json',
      };
      const whole = await fetch(url, { method: 'POST', headers, body });
      const text = await whole.text();
      return new Response(text.slice(0, text.length / 2), { headers: { 'content-type': 'application/json' } });
    };
    await did(open.db, addGlass({ userId, date: DATE }));
    await expect.poll(() => open.db.outbox.count()).toBe(0);
    expect(await glassesOnServer(userId)).toBe(1);
    expect((await open.db.rows(waterIntake).toArray()).map(({ glasses_consumed }) => glasses_consumed)).toEqual([1]);
  });
});

describe('a portal that answers the refresh of a token', () => {
  it.each(ANSWERS)('with %s ends no session', async (_, answer) => {
    const { page: first, phone, userId } = await aUser();
    await first.close();
    await ageTokens(phone, 30);
    answerWith(phone, answer);
    const app = await aPage(phone);
    expect(await app.session.refresh()).toBe('unreachable');
    expect(app.session.getSnapshot()).toMatchObject({ state: 'signed-in', account: { userId }, canSync: true });
    answerWith(phone, null);
    expect(await app.session.refresh()).toBe('fresh');
  });

  it('is told as what it is', async () => {
    const { page: first, phone } = await aUser();
    await first.close();
    await ageTokens(phone, 30);
    answerWith(phone, () => page());
    const app = await aPage(phone);
    const chip = mount(app, useSyncChip);
    await expect.poll(() => chip.now?.says).toBe('portal');
  });
});

describe('a portal that answers anything else', () => {
  it('is no picture, and none is taken for sent', async () => {
    const { page: app, open, phone, userId } = await aUser();
    const { db } = open;
    answerWith(phone, () => page(), '/storage/');
    const end = followPhoto(db, userId, app.session);
    await keepPhoto(db, userId, new TextEncoder().encode('a picture').buffer);
    await expect.poll(() => phone.network.requests.some(({ url }) => url.includes('/storage/'))).toBe(true);
    end();
    expect(await readPhoto(db)).toMatchObject({ isSent: false });
    await db.facts.delete('photo');
    await did(db, saveProfile(userId, { avatar_path: `${userId}/elsewhere.jpg` }));
    const before = phone.network.requests.length;
    const again = followPhoto(db, userId, app.session);
    await expect
      .poll(() => phone.network.requests.slice(before).some(({ url }) => url.includes('elsewhere')))
      .toBe(true);
    await expect.poll(() => readPhoto(db)).toBeNull();
    again();
  });

  it('has sent no mail and deleted no account', async () => {
    const { page: app, phone, userId } = await aUser();
    answerWith(phone, () => page(), '/functions/');
    expect((await askForDeletion(app.session, userId)).refused).toMatchObject({ status: 511 });
    expect(await confirmDeletion(app.session, 'token')).toBe('offline');
  });

  it('lets nobody in', async () => {
    const { page: first, phone } = await aUser();
    await first.close();
    const app = await aPage(phone);
    answerWith(phone, () => page(), '/auth/');
    const { auth } = await app.session.supabase();
    const { data, error } = await auth.signInWithPassword({ email: 'ada@example.org', password: 'secret' });
    expect([data.session, error?.status]).toEqual([null, 511]);
    expect(app.session.getSnapshot()).toMatchObject({ state: 'signed-in' });
  });
});

it('passes on what the server says itself', async () => {
  const said = [
    Response.json([]),
    Response.json({ code: 'PT426' }, { status: 426 }),
    new Response(null, { status: 204 }),
    new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } }),
  ];
  for (const answer of said) {
    expect(await detectPortals(() => Promise.resolve(answer))('https://x.example/rest/v1/rpc/y')).toBe(answer);
  }
  const picture = new Response('', { headers: { 'content-type': 'image/jpeg' } });
  expect(await detectPortals(() => Promise.resolve(picture))('https://x.example/storage/v1/object/avatars/y')).toBe(
    picture,
  );
});
