import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRounds } from '../../../supabase/local/functions/rounds.ts';
import type { Settings } from '../../../supabase/local/settings.ts';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { aBrowser, startPushService } from '../push/support.ts';

const ADDRESS = 'ada@example.test';

let stack: TestStack;
let service: SupabaseClient;
let ada: SupabaseClient;
let adaId: string;
let pushes: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  pushes = await startPushService();
  stack = await openTestStack({
    log: console.error,
    settings: { pushStandIn: { port: pushes.port, patienceMs: 120_000 } },
  });
  service = stack.service();
  ada = await stack.signUp(ADDRESS);
  adaId = (await ada.auth.getUser()).data.user!.id;
}, 120_000);
afterAll(async () => {
  await stack.close();
  await pushes.close();
});
afterEach(async () => {
  await service.from('push_subscriptions').delete().eq('user_id', adaId);
  await service.from('notifications').delete().eq('user_id', adaId);
  pushes.pushed.length = 0;
});

const prefer = (change: object) => service.from('notification_preferences').update(change).eq('id', adaId);
const tell = (title: string, more: object = {}) =>
  service.rpc('create_notification', {
    user_id: adaId,
    title,
    message: `About ${title}`,
    category: 'workouts',
    ...more,
  });
const sendDue = async () => {
  const { data, error } = await service.functions.invoke('send-deliveries', { method: 'POST' });
  if (error) throw error as Error;
  return data as { sent: number; failed: number };
};
const mails = () => stack.mailbox.all(ADDRESS);
const makeDue = () =>
  service
    .from('notification_deliveries')
    .update({ due_at: new Date(0).toISOString() })
    .eq('user_id', adaId);

async function subscribe(name: string, status?: number, device = ada) {
  const browser = aBrowser();
  const { p256dh, auth } = browser;
  const { error } = await device.rpc('save_push_subscription', {
    endpoint: pushes.address(name, status),
    p256dh,
    auth,
  });
  if (error) throw error;
  return browser;
}

test('what happened since is gathered in one mail when the digest is due, and not before', async () => {
  await prefer({ digest: 'daily', email_workouts: true });
  await tell('Squat');
  await tell('Row', { category: 'appointments' });
  const before = mails().length;
  expect(await sendDue()).toEqual({ sent: 0, failed: 0 });
  await makeDue();
  expect(await sendDue()).toEqual({ sent: 2, failed: 0 });
  expect(mails()).toHaveLength(before + 1);
  expect(mails()[0]).toMatchObject({ links: [`${stack.url}/notifications`] });
  expect(mails()[0]?.text).toMatch(/Squat: About Squat\s+Row: About Row/);
  expect((await ada.from('notifications').select('sent_via_email')).data).toEqual([
    { sent_via_email: true },
    { sent_via_email: true },
  ]);
  expect(await sendDue()).toEqual({ sent: 0, failed: 0 });
});

test('a mail speaks the language that the person has chosen', async () => {
  await prefer({ digest: 'daily', email_workouts: true });
  await service.from('user_settings').update({ language: 'de' }).eq('id', adaId);
  await tell('Kniebeuge');
  await tell('Rudern');
  await makeDue();
  expect(await sendDue()).toEqual({ sent: 2, failed: 0 });
  expect(mails()[0]).toMatchObject({
    subject: '2 Mitteilungen von Ilera',
    text: expect.stringContaining('Ilera öffnen: '),
    html: expect.stringContaining('<html lang="de">'),
  });
  await service.from('user_settings').update({ language: 'en' }).eq('id', adaId);
});

test('all that is due goes in one call, however much it is', async () => {
  await prefer({ digest: 'daily', email_workouts: true });
  const many = Array.from({ length: 120 }, (_, n) => ({
    user_id: adaId,
    title: `Set ${n}`,
    message: '',
    category: 'workouts',
  }));
  await service.from('notifications').insert(many);
  await makeDue();
  expect(await sendDue()).toEqual({ sent: 120, failed: 0 });
});

test('what was switched off, or deleted, while it waited goes to nobody', async () => {
  await prefer({ digest: 'daily', email_workouts: true });
  await tell('Squat');
  const { data: deleted } = await tell('Row', { category: 'appointments' });
  await prefer({ email_workouts: false });
  await ada
    .from('notifications')
    .update({ deleted: true })
    .eq('id', deleted as string);
  const before = mails().length;
  await makeDue();
  expect(await sendDue()).toEqual({ sent: 0, failed: 0 });
  expect(mails()).toHaveLength(before);
});

test('a push reaches every browser of the person, and only they can read it', async () => {
  await prefer({ email_workouts: false, push_workouts: true });
  const [phone, laptop] = [await subscribe('phone'), await subscribe('laptop')];
  const { data: id } = await tell('Ẹ kú iṣẹ́', { link: '/workouts' });
  expect(await sendDue()).toEqual({ sent: 1, failed: 0 });
  const bodies = new Map(pushes.pushed.map(({ path, body }) => [path.split('/')[1], body]));
  for (const [name, browser] of Object.entries({ phone, laptop })) {
    expect(browser.read(bodies.get(name) ?? Buffer.alloc(0))).toEqual({
      title: 'Ẹ kú iṣẹ́',
      body: 'About Ẹ kú iṣẹ́',
      path: '/workouts',
      tag: id,
      to: adaId,
    });
  }
  expect(() => laptop.read(bodies.get('phone') ?? Buffer.alloc(0))).toThrow(/authenticate/);
  expect(pushes.pushed[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.any(String) });
  const { data } = await ada.functions.invoke<{ publicKey: string }>('send-deliveries', { method: 'GET' });
  expect(pushes.pushed[0]?.headers.authorization).toContain(`k=${data?.publicKey}`);
});

test('a browser that has ended its subscription is forgotten, and one that does not answer is tried again', async () => {
  await prefer({ email_workouts: false, push_workouts: true });
  await subscribe('gone', 410);
  await tell('Squat');
  expect(await sendDue()).toEqual({ sent: 1, failed: 0 });
  expect((await ada.from('push_subscriptions').select('id')).data).toEqual([]);
  await subscribe('busy', 503);
  await tell('Row');
  expect(await sendDue()).toEqual({ sent: 0, failed: 1 });
  const { data } = await service
    .from('notification_deliveries')
    .select('sent_at, last_error, attempts')
    .is('sent_at', null);
  expect(data).toEqual([{ sent_at: null, last_error: 'The push service answered 503.', attempts: 1 }]);
});

const failures = async () =>
  (await service.from('push_subscriptions').select('failures').eq('user_id', adaId)).data?.map((row) => row.failures);
const makeClaimable = () =>
  service.from('notification_deliveries').update({ claimed_until: null }).eq('user_id', adaId).is('sent_at', null);

test('a browser that fails three times in a row is dropped, and is called once a round', async () => {
  await prefer({ email_workouts: false, push_workouts: true });
  await subscribe('down', 503);
  await tell('Squat');
  await tell('Row');
  for (const round of [1, 2]) {
    expect(await sendDue()).toEqual({ sent: 0, failed: 2 });
    expect([await failures(), pushes.pushed.length]).toEqual([[round], round]);
    await makeClaimable();
  }
  await sendDue();
  expect([await failures(), pushes.pushed.length]).toEqual([[], 3]);
});

test('a browser that takes a message begins to count anew', async () => {
  await prefer({ email_workouts: false, push_workouts: true });
  await subscribe('phone');
  await service.from('push_subscriptions').update({ failures: 2 }).eq('user_id', adaId);
  await tell('Squat');
  expect(await sendDue()).toEqual({ sent: 1, failed: 0 });
  expect(await failures()).toEqual([0]);
});

test("slow push services of one person hold nobody else's mail or push", async () => {
  await prefer({ email_workouts: false, push_workouts: true });
  for (let n = 0; n < 8; n++) await subscribe(`late-${n}`, 503);
  for (let n = 0; n < 8; n++) await tell(`Slow ${n}`);
  const bola = await stack.signUp('bola@example.test');
  const bolaId = (await bola.auth.getUser()).data.user!.id;
  await service.from('notification_preferences').update({ digest: 'never', email_workouts: true }).eq('id', bolaId);
  await subscribe('bola', 201, bola);
  await tell('Deadlift', { user_id: bolaId });
  const sending = sendDue();
  await expect.poll(() => stack.mailbox.all('bola@example.test').length).toBe(1);
  await expect.poll(() => pushes.pushed.some(({ path }) => path === '/bola/201')).toBe(true);
  pushes.release();
  expect(await sending).toEqual({ sent: 2, failed: 8 });
  expect(pushes.pushed.filter(({ path }) => path.startsWith('/late'))).toHaveLength(8);
});

test('what fails waits twice as long each time, so that a service may be away for hours', async () => {
  await prefer({ email_workouts: false, push_workouts: true });
  await subscribe('busy', 503);
  await tell('Row');
  const waits: unknown[] = [];
  for (let attempt = 1; attempt <= 8; attempt++) {
    await service.from('push_subscriptions').update({ failures: 0 }).eq('user_id', adaId);
    expect(await sendDue()).toEqual({ sent: 0, failed: 1 });
    const [row] = await stack.database.query<{ minutes: number }>(
      `select round(extract(epoch from claimed_until - now()) / 60)::int as minutes
       from public.notification_deliveries where sent_at is null`,
    );
    waits.push(row?.minutes);
    await stack.database.query('update public.notification_deliveries set claimed_until = null where sent_at is null');
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640]);
  expect(await sendDue()).toEqual({ sent: 0, failed: 0 });
});

test('a browser that the person was signed out of from elsewhere is told nothing', async () => {
  await prefer({ email_workouts: false, push_workouts: true });
  const lost = await stack.signIn(ADDRESS);
  await subscribe('phone');
  await subscribe('lost', 201, lost);
  await ada.auth.signOut({ scope: 'others' });
  await tell('Squat');
  expect(await sendDue()).toEqual({ sent: 1, failed: 0 });
  expect(pushes.pushed.map(({ path }) => path)).toEqual(['/phone/201']);
});

test('where everything is off nothing goes out', async () => {
  await prefer({ email_workouts: false, push_workouts: false, digest: 'never' });
  await subscribe('phone');
  await tell('Squat');
  expect((await service.from('notification_deliveries').select('id').eq('user_id', adaId)).data).toEqual([]);
  expect(pushes.pushed).toEqual([]);
});

test('a push goes with the notification where a function tells it, before any round; only the office announces', async () => {
  await prefer({ email_workouts: false, push_workouts: true });
  await subscribe('phone');
  const body = { userId: adaId, title: 'Now', message: '', data: { category: 'workouts' } };
  await ada.functions.invoke('send-notification', { body });
  expect(pushes.pushed).toHaveLength(1);
  Object.assign(body.data, { category: 'announcement' });
  expect((await ada.functions.invoke('send-notification', { body })).error).toMatchObject({ context: { status: 403 } });
});

test('the stack looks by itself whether something is due', async () => {
  await prefer({ digest: 'never', email_workouts: true });
  const { url, serviceKey, database } = stack;
  const settings = { url, serviceKey, deliverySeconds: 0.1 } as Settings;
  const stop = startRounds({ database, settings, log: console.error }, { handle: (request) => fetch(request) });
  await tell('Press');
  await expect.poll(() => mails()[0]?.subject).toBe('Press');
  await stop();
});

test('a round declines also what nobody has answered', async () => {
  const { url, serviceKey, database } = stack;
  const asked = `insert into public.appointments (user_id, title, scheduled_date, scheduled_time, status)
    values ($1, 'Training', current_date - 3, '09:00', 'pending')`;
  await database.query(asked, [adaId]);
  const settings = { url, serviceKey, deliverySeconds: 0.1 } as Settings;
  const stop = startRounds({ database, settings, log: console.error }, { handle: (request) => fetch(request) });
  const status = async () => (await ada.from('appointments').select('status').single()).data;
  await expect.poll(status).toEqual({ status: 'declined' });
  await stop();
});

test('a round that is the first of a day passes the day, and counts what is in the tables', async () => {
  const { url, serviceKey, database } = stack;
  await database.query('update sync.state set today = current_date - 1');
  const settings = { url, serviceKey, deliverySeconds: 0.1 } as Settings;
  const stop = startRounds({ database, settings, log: console.error }, { handle: (request) => fetch(request) });
  const found = `select today = (now() at time zone 'UTC')::date as passed,
    (select reltuples >= 0 from pg_catalog.pg_class where oid = 'sync.feed'::regclass) as counted from sync.state`;
  await expect.poll(async () => (await database.query(found))[0]).toEqual({ passed: true, counted: true });
  await stop();
});

test('only the server sends', async () => {
  for (const caller of [ada, stack.visitor()]) {
    const { response } = await caller.functions.invoke('send-deliveries', { method: 'POST' });
    expect([401, 403]).toContain(response?.status);
  }
});
