import type { BrowserContext, CDPSession } from 'playwright/test';
import { expect } from 'playwright/test';
import { aMember, DAY, glassesOnServer, openDevice, requestsTo, test } from './stage.ts';

/** The registration of the worker, as the browser knows it. */
async function registrationOf(session: CDPSession, url: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(url) && !isDeleted);
    if (ours) resolve(ours.registrationId);
  });
  await session.send('ServiceWorker.enable');
  return promise;
}

/** What the browser does when the network is back; nobody waits for it with a tab. */
async function dispatchSync(context: BrowserContext, origin: string): Promise<void> {
  const session = await context.newCDPSession(await context.newPage());
  const registrationId = await registrationOf(session, origin);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'send-unsent',
    lastChance: false,
  });
}

test('with no tab open a background-sync event sends the queue', async ({ context, mortal }) => {
  const member = await aMember(mortal.stack);
  const { url } = mortal.stack;
  const tab = await openDevice(context, url, member);
  await tab.evaluate(() => app.registerWorker('/worker.js'));
  await mortal.die();
  await tab.evaluate((day) => app.drink(day), DAY);
  await tab.close();

  const stack = await mortal.rise();
  expect(await glassesOnServer(stack, member)).toBe(0);
  // The browser may come by itself before it is told that it is time, and at the same moment.
  const pushes = requestsTo(stack, '/rpc/sync_push');
  await Promise.all([dispatchSync(context, url), dispatchSync(context, url)]);
  await expect.poll(() => glassesOnServer(stack, member)).toBe(1);

  const again = await openDevice(context, url, member);
  expect(await again.evaluate(() => app.sync())).toEqual({ chip: 'synced', unsent: 0 });
  expect(pushes.count).toBe(1);
});
