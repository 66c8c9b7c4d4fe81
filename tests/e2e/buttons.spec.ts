import { expect, test } from 'playwright/test';
import type { CDPSession, Page } from 'playwright/test';
import { startGallery } from './gallery.ts';

let gallery: Awaited<ReturnType<typeof startGallery>>;

test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** All that is pressed, native fields apart. */
const PRESSED = 'button:not(:disabled), a.button, [role=tab], [role=menuitem], .place, .chip';

/** Axe neither hovers nor presses. */
const STATES = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  active: ['hover', 'active'],
  'after a tap': ['hover', 'focus'],
};

async function force(cdp: CDPSession, pseudoClasses: string[]): Promise<void> {
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: PRESSED });
  for (const nodeId of nodeIds) await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pseudoClasses });
}

interface Seen {
  name: string;
  isDisabled: boolean;
  colours: string;
  contrast: number;
  /** Words have to be read, a sign only to be seen. */
  least: number;
}

/** What everything that is pressed looks like now, with the contrast of its words against what lies behind them. */
const seen = (page: Page): Promise<Seen[]> =>
  page.evaluate((selector) => {
    type Rgba = [number, number, number, number];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgba = (colour: string): Rgba => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const over = ([r, g, b, a]: Rgba, under: Rgba): Rgba => {
      const mix = (one: number, other: number): number => one * a + other * (1 - a);
      return [mix(r, under[0]), mix(g, under[1]), mix(b, under[2]), 1];
    };
    const groundOf = (element: Element | null): Rgba =>
      element ? over(rgba(getComputedStyle(element).backgroundColor), groundOf(element.parentElement)) : rgba('Canvas');
    const luminance = (colour: Rgba): number => {
      const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        const { color } = getComputedStyle(element);
        const ground = groundOf(element);
        const [dark = 0, light = 0] = [luminance(over(rgba(color), ground)), luminance(ground)].toSorted(
          (one, other) => one - other,
        );
        const words = element.innerText.trim();
        return {
          name: `${element.className} ${element.ariaLabel ?? ''} "${words}"`,
          isDisabled: element.ariaDisabled === 'true',
          colours: `${color} on ${ground.join()}`,
          contrast: (light + 0.05) / (dark + 0.05),
          least: words === '' ? 3 : 4.5,
        };
      });
  }, PRESSED);

for (const theme of ['light', 'dark']) {
  test(`all that is pressed can be read in every state, and what is disabled never looks enabled, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await gallery.open(page);
    await page.evaluate((worn) => (document.documentElement.dataset['theme'] = worn), theme);
    await page.addStyleTag({ content: '* { transition: none !important }' });
    await page.getByRole('button', { name: 'What to do with the post' }).click();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const resting = await seen(page);
    expect(resting.filter(({ isDisabled }) => isDisabled).length).toBeGreaterThan(10);
    for (const [state, pseudoClasses] of Object.entries(STATES)) {
      await force(cdp, pseudoClasses);
      const now = await seen(page);
      const unreadable = now.filter(({ contrast, least }) => contrast < least);
      expect(
        unreadable.map(({ name, contrast }) => `${name}: ${contrast.toFixed(1)}`),
        state,
      ).toEqual([]);
      const changed = now.filter(({ isDisabled, colours }, i) => isDisabled && colours !== resting[i]?.colours);
      expect(
        changed.map(({ name }) => name),
        `${state}, disabled`,
      ).toEqual([]);
    }
  });
}
