import type { Page } from 'playwright/test';

/** From here on nothing more is taken, as where a disk is full. The answer makes room. */
export async function fillUp(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const own = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
    const value = (): never => {
      throw new DOMException('full, says the test', 'QuotaExceededError');
    };
    Object.defineProperty(store, 'put', { ...own, value });
    Object.assign(globalThis, { makeRoom: () => Object.defineProperty(store, 'put', own) });
  });
  return () => page.evaluate(() => (globalThis as { makeRoom?: () => void }).makeRoom?.());
}
