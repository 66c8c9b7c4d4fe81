import type { BrowserContext, Page } from 'playwright/test';

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

function end(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    // Some end by themselves as soon as the first of them is gone.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** As when the power goes: no process of the browser has the time to put anything away. */
export async function killerOfBrowser(context: BrowserContext): Promise<Kill> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('the browser cannot be reached');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.toSorted((a) => (a.type === 'browser' ? -1 : 1)).map(({ id }) => id);
  return async () => {
    const gone = context.waitForEvent('close');
    for (const id of ids) end(id);
    await gone;
  };
}
