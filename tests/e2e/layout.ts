import { expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';

/** What Chromium tells of a shift; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shift {
  value: number;
  moved: string[];
}

type Watched = typeof globalThis & { shifts: Shift[] };

/** From now on each page of the context remembers what moved on it without anybody having touched it. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const placeOf = ({ x, y }: DOMRectReadOnly): string => `${Math.round(x)},${Math.round(y)}`;
    const named = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return `${element?.tagName}.${element?.getAttribute('class')} "${node?.textContent?.slice(0, 20)}"`;
    };
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${named(node)} ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** Its height once a frame was painted and nothing is being read; null before, and while it leads elsewhere. */
async function heightAtRest(page: Page): Promise<number | null> {
  const height = page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isComing = document.querySelector('main .reading, main .lines, .waiting') !== null;
    return isComing || !document.querySelector('h1') ? null : document.documentElement.scrollHeight;
  });
  return height.catch(() => null);
}

/** All that belongs on the page is there. */
export async function untilAtRest(page: Page): Promise<void> {
  let before: number | null = null;
  await expect
    .poll(async () => {
      const last = before;
      before = await heightAtRest(page);
      return before !== null && before === last;
    })
    .toBe(true);
}

const MOST = 0.02;

/** Sums all of it, where the metric of the web takes the worst five seconds. */
export async function expectStill(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as Watched).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum <= MOST ? [] : shifts, what).toEqual([]);
}
