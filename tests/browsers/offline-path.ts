import { DEMO } from '../e2e/account.ts';
import { until } from './browser.ts';
import type { Browser } from './browser.ts';
import type { Link } from './link.ts';

const button = (name: string): string =>
  `[...document.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.innerText).trim() === '${name}')`;
const GLASSES = String.raw`/\d+ of \d+ glasses/.exec(document.body?.innerText)?.[0]`;

/** Signs in, loses the server, opens the app anew, writes, opens it once more, and sends when the server is back. */
export async function walkOfflinePath(browser: Browser, link: Link, tell: (step: string) => void): Promise<void> {
  const screen = (path: string) => browser.open(link.url + path);
  const shown = <T>(what: string, body: string) => until(browser, what, () => browser.run<T | null | false>(body));
  const synced = () => shown('chip that says Synced', `return Boolean(${button('Synced')})`);
  const glasses = () => shown<string>('count of glasses', `return ${GLASSES}`);

  await screen('/auth');
  await shown('form to sign in', `return Boolean(document.querySelector('input[type="email"]'))`);
  await browser.type('input[type="email"]', 'client@demo.test');
  await browser.type('input[type="password"]', DEMO);
  await browser.run(`document.querySelector('button[type="submit"]').click()`);
  // A page that is just being left answers nothing, so that it is not asked.
  await until(browser, 'way to the front page', async () => (await browser.address()) === `${link.url}/`);
  await screen('/nutrition');
  await synced();
  await browser.run('await navigator.serviceWorker.ready');
  tell('signed in and synced');

  link.cut();
  await screen('/nutrition');
  const before = await glasses();
  tell(`opened without a server, with ${before}`);
  await shown(
    'button that adds a glass',
    `const found = ${button('Add a glass')}; found?.click(); return Boolean(found)`,
  );
  const after = await shown<string>('glass more', `const told = ${GLASSES}; return told !== '${before}' && told`);
  for (const path of ['/workouts', '/dashboard', '/schedule']) {
    await screen(path);
    await shown(`heading of ${path}`, `return document.querySelector('h1')?.innerText`);
  }
  await screen('/nutrition');
  const kept = await glasses();
  if (kept !== after) throw new Error(`The page had ${after}, and opened anew it has ${kept}.`);
  tell(`wrote, and opened anew it still has ${kept}`);

  link.mend();
  await screen('/nutrition');
  await synced();
  tell('sent when the server was back');
}
