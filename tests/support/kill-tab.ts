import type { Page } from 'playwright/test';

/** Made ready beforehand, so that little is written between the wish and the end. */
export type Kill = () => Promise<void>;

export async function killerOfTab(tab: Page): Promise<Kill> {
  const session = await tab.context().newCDPSession(tab);
  return async () => {
    const gone = tab.waitForEvent('crash');
    // Nobody is left to answer.
    void session.send('Page.crash').catch(() => undefined);
    await gone;
    await tab.close();
  };
}
