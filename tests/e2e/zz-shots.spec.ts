import { expect, test } from 'playwright/test';
import { aHouse } from './account.ts';
import { startNetwork } from './portal.ts';
import type { Network } from './portal.ts';
let network: Network;
const { open, settleIn } = aHouse('dist', async (house) => (network = await startNetwork(house)));
test('shots', async ({ page }) => {
  await settleIn(page, 'client@demo.test');
  network.treat((p) => (p.includes('/v1/') ? 'portal' : 'pass'));
  await page.getByRole('button', { name: 'Add a glass' }).click();
  await expect(page.getByRole('button', { name: 'Wi-Fi sign-in needed' })).toBeVisible();
  for (const width of [360, 1280]) for (const theme of ['light', 'dark']) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((t) => (document.documentElement.dataset['theme'] = t), theme);
    await page.screenshot({ path: `/tmp/shots/chip-${width}-${theme}.png` });
    await page.getByRole('button', { name: 'Wi-Fi sign-in needed' }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/shots/centre-${width}-${theme}.png` });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
});
test.describe('without', () => {
  test.use({ serviceWorkers: 'block' });
  test('rescue', async ({ page }) => {
    network.treat((p) => (p.startsWith('/assets/') && p.endsWith('.js') ? 'portal' : 'pass'));
    for (const theme of ['light', 'dark']) for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      network.treat(() => 'pass');
      await open(page, '/auth');
      await page.evaluate((t) => localStorage.setItem('settings', JSON.stringify({ theme: t, language: t === 'dark' ? 'de' : 'en' })), theme);
      network.treat((p) => (p.startsWith('/assets/') && p.endsWith('.js') ? 'portal' : 'pass'));
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Network.clearBrowserCache');
      await open(page, '/auth');
      await expect(page.locator('#rescue')).toBeVisible();
      await page.screenshot({ path: `/tmp/shots/rescue-${width}-${theme}.png` });
    }
  });
});
