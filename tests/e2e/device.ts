import { test as base } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';

interface Things {
  /**
   * A page on a device that the tests of a file take up one after the other, by the name of who uses it: all that it
   * holds is there already. Only for tests that leave it in the hands they found it in, and speaking as it did.
   */
  device: (owner: string) => Promise<Page>;
}

interface Shared {
  shelf: Map<string, BrowserContext>;
}

export const test = base.extend<Things, Shared>({
  shelf: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a pattern
    async ({}, give) => {
      const shelf = new Map<string, BrowserContext>();
      await give(shelf);
      for (const context of shelf.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  device: async ({ browser, shelf, viewport }, give, { file }) => {
    // The house of another file is another one.
    for (const [name, context] of shelf) {
      if (name.startsWith(file)) continue;
      shelf.delete(name);
      await context.close();
    }
    const taken = new Set<BrowserContext>();
    await give(async (owner) => {
      const name = [file, owner, viewport?.width].join(' ');
      const context = shelf.get(name) ?? (await browser.newContext());
      shelf.set(name, context);
      taken.add(context);
      return context.newPage();
    });
    for (const context of taken) {
      for (const page of context.pages()) await page.close();
      await context.unrouteAll();
      await context.setOffline(false);
    }
  },
});
