import { startHouse } from '../e2e/house.ts';
import { openFirefox } from './firefox.ts';
import { linkTo } from './link.ts';
import { walkOfflinePath } from './offline-path.ts';

// npm run firefox: the offline path in a browser that the other tests do not drive.

const tell = (step: string): void => void process.stdout.write(`${step}\n`);
const house = await startHouse();
const link = await linkTo(house.url);
const browser = await openFirefox(process.env['FIREFOX_PATH'] ?? '');
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
