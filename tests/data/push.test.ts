import { Window } from 'happy-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPush, pushState, turnPushOff, turnPushOn } from '#src/data/push.ts';
import { handTo } from '#src/data/session/people.ts';
import { aServer, signIn } from './parts.ts';

const server = aServer();

/** As much of a browser as gives subscriptions; push services are out of reach of a test. */
function aBrowser(permission: NotificationPermission) {
  let held: object | null = null;
  const asked: unknown[] = [];
  const endpoint = `https://push.example/${crypto.randomUUID()}`;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'auth' } }),
    unsubscribe: () => {
      held = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(held),
    subscribe: (options: unknown) => {
      asked.push(options);
      held = subscription;
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    userAgent: 'a test',
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  return { asked, endpoint };
}

afterEach(() => vi.unstubAllGlobals());

describe('push on a device', () => {
  it('is turned on with the key of the server, which then knows the browser, and off again', async () => {
    const { page, userId } = await server.aUser();
    const { asked, endpoint } = aBrowser('granted');
    const known = async () =>
      (await server.stack.service().from('push_subscriptions').select('endpoint').eq('user_id', userId)).data;
    expect(await pushState(page.session)).toBe('off');
    await turnPushOn(page.session);
    expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: expect.stringMatching(/^B[\w-]{86}$/) }]);
    expect([await pushState(page.session), await known()]).toEqual(['on', [{ endpoint }]]);
    await turnPushOff(page.session);
    expect([await pushState(page.session), await known()]).toEqual(['off', []]);
  });

  it('is not on where the server did not take it, and not asked for where the person says no', async () => {
    const { page, phone } = await server.aUser();
    aBrowser('granted');
    phone.network.answer = (url) =>
      url.includes('save_push_subscription') ? Response.json({}, { status: 503 }) : null;
    await expect(turnPushOn(page.session)).rejects.toBeDefined();
    expect(await pushState(page.session)).toBe('off');
    const { asked } = aBrowser('denied');
    await turnPushOn(page.session);
    expect([await pushState(page.session), asked]).toEqual(['denied', []]);
  });

  it('is told again to a server that does not know of it any more', async () => {
    const { page, userId } = await server.aUser();
    const { endpoint } = aBrowser('granted');
    const subscriptions = () => server.stack.service().from('push_subscriptions');
    await keepPush(page.session);
    expect((await subscriptions().select('endpoint').eq('user_id', userId)).data).toEqual([]);
    await turnPushOn(page.session);
    await subscriptions().delete().eq('user_id', userId);
    await keepPush(page.session);
    expect((await subscriptions().select('endpoint').eq('user_id', userId)).data).toEqual([{ endpoint }]);
  });

  it('is of the person who turned it on, and of no other on this device', async () => {
    const { page, userId } = await server.aUser();
    const { endpoint } = aBrowser('granted');
    await turnPushOn(page.session);
    const obi = await server.anAccount();
    await handTo(page.session.store, new Window().localStorage, null);
    await page.session.reread();
    await page.settled();
    await signIn(page, obi.email);
    await keepPush(page.session);
    const known = async () =>
      (await server.stack.service().from('push_subscriptions').select('user_id').eq('endpoint', endpoint)).data;
    expect([await pushState(page.session), await known()]).toEqual(['off', [{ user_id: userId }]]);
    // Whoever leaves ends what is theirs.
    await turnPushOff(page.session);
    expect(await known()).toEqual([{ user_id: userId }]);
    await turnPushOn(page.session);
    expect([await pushState(page.session), await known()]).toEqual(['on', [{ user_id: obi.userId }]]);
  });

  it('is not offered where the browser has none', async () => {
    const { page } = await server.aUser();
    expect(await pushState(page.session)).toBe('unsupported');
  });
});
