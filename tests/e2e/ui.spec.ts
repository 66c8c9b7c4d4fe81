import path from 'node:path';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { axeOn, smallTargets, widthOfPage } from './access.ts';
import { startGallery } from './gallery.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../test-results/ui');
const THEMES = ['light', 'dark'] as const;

let gallery: Awaited<ReturnType<typeof startGallery>>;

test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

// The pictures are kept, and a trace of pages as long as these takes longer than the tests.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await (await axeOn(page)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const picture = (page: Page, name: string, fullPage = false) =>
  page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage });

for (const colorScheme of THEMES) {
  test(`every part is accessible and within its page at every width, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await gallery.open(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await complaints(page), `${width} px`).toEqual([]);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
      expect(await widthOfPage(page)).toBe(width);
      await picture(page, `${width}-${colorScheme}`, true);
    }
  });

  test(`every part is accessible with more contrast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await gallery.open(page);
    expect(await complaints(page)).toEqual([]);
    await picture(page, `contrast-${colorScheme}`, true);
  });

  test(`what lies above the page is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await gallery.open(page);
      await page.getByRole('button', { name: 'Open a sheet' }).click();
      expect(await complaints(page)).toEqual([]);
      await picture(page, `sheet-${width}-${colorScheme}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Ask before' }).click();
      expect(await complaints(page)).toEqual([]);
      await picture(page, `confirm-${width}-${colorScheme}`);
      await page.getByRole('button', { name: 'Keep it' }).click();
      await page.getByRole('button', { name: 'Say what was done' }).click();
      await page.getByRole('button', { name: 'Say what failed' }).click();
      await page.getByRole('button', { name: 'What to do with the post' }).click();
      expect(await complaints(page)).toEqual([]);
      await picture(page, `toasts-${width}-${colorScheme}`);
    }
  });
}
