import { test } from 'playwright/test';
import { aHouse } from './account.ts';
import { aDeployment } from './deployment.ts';
import { startNetwork } from './portal.ts';
import type { Network } from './portal.ts';
let network: Network;
const deployment = aDeployment();
const { open, settleIn } = aHouse(deployment.folder, async (house) => (network = await startNetwork(house)));
test.afterAll(() => deployment.remove());
test('try', async ({ page, context }) => {
  await deployment.release('current');
  await settleIn(page, 'client@demo.test');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const p of ['/app.html', '/nutrition', '/dashboard'])
        await cache.put(
          p,
          new Response('<!doctype html><h1>Gym Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
        );
    }
  });
  await deployment.release('next');
  const seen: string[] = [];
  network.treat((p) => {
    seen.push(`${Date.now() % 1e6} ${p}`);
    return 'pass';
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  cdp.on('ServiceWorker.workerVersionUpdated', (e) =>
    seen.push(`${Date.now() % 1e6} V ${e.versions.map((v) => v.versionId + v.status + ' ' + v.runningStatus).join()}`),
  );
  seen.push('open');
  await open(page, '/nutrition');
  await page.waitForTimeout(15000);
  seen.push('reload');
  await page.reload();
  await page.waitForTimeout(20000);
  seen.push('caches ' + (await page.evaluate(() => caches.keys())).join());
  console.log(seen.join('\n'), (await page.content()).slice(0, 200));
});
