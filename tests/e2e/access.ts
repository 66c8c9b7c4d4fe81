import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const SMALLEST_TARGET = 44;

/**
 * Asks in the page itself, without a page of its own for the results of frames, of which there are none. Its code stays
 * in the page for the next time, and of rules that are kept nothing is written down.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) });
  return builder.setLegacyMode().options({ resultTypes: ['violations'] });
}

/**
 * What is pressed by itself and is smaller than a finger. A row answers as a whole, whatever the size of its title; a
 * box answers with its label, a figure with the steps beside it; a link within a text is as high as its line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found = document.querySelectorAll<HTMLElement>('button, a[href], select, summary, input, [role=tab]');
    const targets = [...found].map(
      (each) => (each instanceof HTMLInputElement && each.closest('label, .stepper')) || each,
    );
    return targets
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isSmall = width > 0 && (width < least - 0.5 || height < least - 0.5);
        return isSmall && !target.matches('.title, .skip, .skip-link') && getComputedStyle(target).display !== 'inline';
      })
      .map((target) => target.outerHTML.slice(0, 120));
  }, SMALLEST_TARGET);

/** More than the width of the screen has to be scrolled sideways to be read. */
export const widthOfPage = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
