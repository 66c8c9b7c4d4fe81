import { expect, test } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { aHouse, box, expectNoViolation, press, workerIsReady } from './account.ts';
import { anotherDevice } from './gym.ts';

const { at, enter, open, settleIn } = aHouse();

interface Op {
  entity: string;
  row: { id: string; value?: number };
}

/** What is sent from then on; the first of a kind is turned down, as a database does that has stricter limits. */
async function turnDown(page: Page, entity: string): Promise<Op[]> {
  const sent: Op[] = [];
  await page.route('**/rpc/sync_push*', async (route) => {
    const { ops } = route.request().postDataJSON() as { ops: Op[] };
    const ours = ops.filter((op) => op.entity === entity);
    sent.push(...ours);
    if (sent.length !== ours.length || ours.length === 0) {
      await route.continue();
      return;
    }
    const verdicts = ops.map((op) => ({ entity: op.entity, id: op.row.id, verdict: 'rejected', code: '23514' }));
    await route.fulfill({ json: verdicts });
  });
  return sent;
}

test('a weight that was not accepted is corrected in the units in which it was typed', async ({ page }) => {
  // A worker that background sync wakes would send past what is listened to here.
  await page.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  await settleIn(page, 'client@demo.test');
  const sent = await turnDown(page, 'measurements');
  await open(page, '/profile');
  await box(page, 'Weight now').fill('250');
  await press(page, 'Log weight');
  await page.getByRole('button', { name: 'Needs attention' }).click();
  const centre = page.getByRole('dialog');
  const allSaved = centre.getByRole('heading', { name: 'Everything is saved' });
  await expect(centre.getByRole('heading', { name: 'Weight and body' })).toBeVisible();
  await expect(allSaved).toBeHidden();
  await press(page, 'Correct it');
  await expect(box(page, 'Value')).toHaveValue('250');
  await expect(centre.getByText('lb', { exact: true })).toBeVisible();
  await expectNoViolation(page);
  await box(page, 'Value').fill('many');
  await press(page, 'Send again');
  await expect(centre.getByText('This is no figure.')).toBeVisible();
  await box(page, 'Value').fill('205');
  await press(page, 'Send again');
  await expect(allSaved).toBeVisible();
  expect(sent.map(({ row }) => row.value)).toEqual([113.4, 92.99]);
});

async function saveHeight(on: Page, height: string): Promise<void> {
  await box(on, 'Height').fill(height);
  await press(on, 'Save Changes');
  await expect(on.getByText('Profile updated successfully!')).toBeVisible();
}

/** What is typed here is not sent yet, and what is typed on the other is later. */
async function saveHeightOnTwo(
  page: Page,
  browser: Browser,
  { email, here, there }: { email: string; here: string; there: string },
): Promise<void> {
  const [, other] = await anotherDevice(browser);
  for (const each of [page, other]) {
    await enter(each, email);
    await open(each, '/profile');
    await expect(each.getByRole('button', { name: 'Synced' })).toBeVisible();
  }
  await workerIsReady(page);
  await page.context().setOffline(true);
  await saveHeight(page, here);
  await Promise.all([other.waitForResponse(/rpc\/sync_push/), saveHeight(other, there)]);
}

test('a height that another device changed later is told in the units of the person', async ({
  page,
  context,
  browser,
}) => {
  await saveHeightOnTwo(page, browser, { email: 'bisi@demo.test', here: '66', there: '67' });
  await context.setOffline(false);
  await page.getByRole('button', { name: /Synced|to send|decide|reach|offline/i }).click();
  await press(page, 'Retry now');
  const centre = page.getByRole('dialog');
  await expect(centre.getByText('1 change waits for your decision')).toBeVisible();
  await expect(centre.getByText('Everything is saved')).toBeHidden();
  await expect(centre.getByText('Height: 67 in')).toBeVisible();
  await expect(centre.getByText('Height: 66 in')).toBeVisible();
  await press(page, 'Restore the earlier one');
  await expect(centre.getByText('Changed in two places')).toBeHidden();
});

test('a height that lost as it was sent is not taken off the device unasked', async ({ page, context, browser }) => {
  await saveHeightOnTwo(page, browser, { email: 'fatima@demo.test', here: '166', there: '167' });
  await press(page, 'Sign Out');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 change has not been sent.');
  await context.setOffline(false);
  await press(page, 'Send them, then sign out');
  await expect(question).toContainText('1 change gave way to a later one');
  await expectNoViolation(page);
  await press(page, 'Stay signed in');
  await press(page, 'To decide');
  await expect(page.getByText('Height: 166 cm')).toBeVisible();
  await press(page, 'It is fine');
  await expect(page.getByText('Changed in two places')).toBeHidden();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Sign Out');
  await at(page, '/');
});
