import { chromium } from 'playwright';
import { startHouse } from '../e2e/house.ts';
import { CHROMIUM } from '../support/chromium.ts';
const house = await startHouse();
const browser = await chromium.launch(CHROMIUM);
const page = await (await browser.newContext({ baseURL: house.url })).newPage();
page.on('console', (m) => console.log('C', m.text().slice(0, 400)));
page.on('pageerror', (e) => console.log('E', String(e.stack).slice(0, 600)));
page.on('requestfailed', (r) => console.log('F', r.url()));
page.on('response', (r) => {
  if (r.status() >= 400) console.log(r.status(), r.url());
});
await page.goto('/auth');
await page.getByRole('textbox', { name: 'Email', exact: true }).fill('admin@demo.test');
await page.locator('input[type=password]').fill('wellness-demo');
await page.getByRole('button', { name: 'Sign In', exact: true }).click();
await page.waitForURL((a) => a.pathname !== '/auth');
for (const p of ['/admin/audit', '/admin/catalogues']) {
  await page.goto(p);
  await page.waitForTimeout(5000);
  console.log(
    p,
    await Promise.race([
      page.evaluate(
        () =>
          document.body.innerText.slice(0, 300) +
          ' | ' +
          performance
            .getEntriesByType('resource')
            .map((e) => e.name.split('/').pop())
            .filter((n) => /catalog|audit|on-dem|views|words/.test(n!))
            .join(' '),
      ),
      new Promise((r) => setTimeout(() => r('HUNG'), 5000)),
    ]),
  );
}
await browser.close();
await house.stop();
process.exit(0);
