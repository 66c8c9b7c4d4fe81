import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const CLIENT = 'client@demo.test';
const TRAINER = 'trainer@demo.test';

const lines = (page: Page): Locator => page.getByRole('list', { name: 'Messages, oldest first' }).locator('.message');
const conversation = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: name });
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toMessages(page: Page, email: string): Promise<void> {
  await enter(page, email);
  await open(page, '/messages');
  await isSynced(page);
  await workerIsReady(page);
}

async function send(page: Page, text: string): Promise<void> {
  await box(page, 'Your message').fill(text);
  await press(page, 'Send');
  await expect(lines(page).filter({ hasText: text })).toHaveCount(1);
}

test('a message typed without a network arrives once and in order, and is read on the other side', async ({
  device,
}) => {
  const [hers, his] = [await device(CLIENT), await device(TRAINER)];
  await toMessages(hers, CLIENT);
  await toMessages(his, TRAINER);
  await expect(conversation(hers, 'Amina Bello')).toContainText('1 unread');
  await conversation(hers, 'Amina Bello').getByRole('link').click();
  await expect(lines(hers).last()).toContainText('a banana is enough');
  await expect(conversation(hers, 'Amina Bello')).not.toContainText('unread');

  await hers.context().setOffline(true);
  await send(hers, 'First the banana');
  await send(hers, 'then the bar');
  await expect(lines(hers).last()).toContainText('On this device');
  await hers.context().setOffline(false);
  await isSynced(hers);
  await expect(lines(hers).last()).toContainText('Sent');

  await expect(conversation(his, 'Adéyẹmí')).toContainText('2 unread', { timeout: 30_000 });
  await conversation(his, 'Adéyẹmí').getByRole('link').click();
  await expect(lines(his).nth(-2)).toContainText('First the banana');
  await expect(lines(his).last()).toContainText('then the bar');
  await isSynced(his);
  await expect(lines(hers).last()).toContainText('Read', { timeout: 30_000 });

  await lines(hers)
    .last()
    .getByRole('button', { name: /^More about your message/ })
    .click();
  await hers.getByRole('menuitem', { name: 'Take back' }).click();
  await press(hers.getByRole('dialog'), 'Take back');
  await expect(hers.getByRole('dialog')).toContainText('Say why.');
  await box(hers.getByRole('dialog'), 'Reason').fill('Wrong day');
  await press(hers.getByRole('dialog'), 'Take back');
  await expect(lines(hers).last()).toContainText('Taken back: Wrong day');
  await expect(lines(his).last()).toContainText('Taken back: Wrong day', { timeout: 30_000 });
  await expect(his.getByText('then the bar')).toHaveCount(0);
});

test('words of danger say what to do, and the message can be sent all the same', async ({ device }) => {
  const page = await device(CLIENT);
  await toMessages(page, CLIENT);
  await conversation(page, 'Amina Bello').getByRole('link').click();
  await box(page, 'Your message').fill('I have chest pain since the squats');
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await press(page, 'Send');
  await expect(lines(page).last()).toContainText('Urgent');
  await isSynced(page);
});

test('what is half written waits, and it can be used by everybody, on the smallest phone', async ({ device }) => {
  const page = await device(CLIENT);
  await page.setViewportSize({ width: 320, height: 740 });
  await toMessages(page, CLIENT);
  await expectNoViolation(page);
  expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
  await conversation(page, 'Amina Bello').getByRole('link').click();
  await box(page, 'Your message').fill('Half a thought');
  await page.getByRole('link', { name: 'All conversations' }).click();
  await conversation(page, 'Amina Bello').getByRole('link').click();
  await expect(box(page, 'Your message')).toHaveValue('Half a thought');
  await expectNoViolation(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
  await box(page, 'Your message').fill('');
});
