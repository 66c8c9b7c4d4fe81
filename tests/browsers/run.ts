import { startHouse } from '../e2e/house.ts';
import { openFirefox } from './firefox.ts';
import { linkTo } from './link.ts';
import { walkOfflinePath } from './offline-path.ts';
import { openWebKit } from './webkit.ts';

// The offline path in a browser that the other tests do not drive.

const { FIREFOX_PATH = '', WEBKIT_DRIVER = '', WEBKIT_PATH = '' } = process.env;
const OPEN = { firefox: () => openFirefox(FIREFOX_PATH), webkit: () => openWebKit(WEBKIT_DRIVER, WEBKIT_PATH) };

const tell = (step: string): void => void process.stdout.write(`${step}\n`);
const house = await startHouse();
const link = await linkTo(house.url);
const browser = await OPEN[process.argv[2] as keyof typeof OPEN]();
try {
  await walkOfflinePath(browser, link, tell);
} catch (error) {
  tell(`FAILED: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  link.close();
  await house.stop();
}
