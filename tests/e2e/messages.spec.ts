import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, press, workerIsReady } from './account.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { test } from './device.ts';

// A microphone that beeps, and nobody who has to allow it.
test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const { enter, open } = aHouse();

const CLIENT = 'client@demo.test';
const TRAINER = 'trainer@demo.test';

const lines = (page: Page): Locator => page.getByRole('list', { name: 'Messages, oldest first' }).locator('.message');
const conversation = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^(?!Care team).*${name}|^${name}`) }) });
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
  await expect(lines(hers).last()).toContainText('Delivered', { timeout: 30_000 });

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

  await press(hers, 'Write with my whole care team');
  await press(hers.getByRole('alertdialog'), 'Open it');
  await expect(hers.getByText(/^With .*Amina Bello/)).toBeVisible();
  await send(hers, 'To all of you: the stairs are fine again');
  await conversation(his, 'Care team of').getByRole('link').click({ timeout: 30_000 });
  await expect(lines(his).last()).toContainText('To all of you');
  await expect(lines(his).last()).toContainText(/Adéyẹmí/);
  // Whoever has just opened it is told within the next of these.
  await box(his, 'Your message').pressSequentially('Good morning', { delay: 400 });
  await expect(hers.getByText('Amina Bello is typing')).toBeVisible();
  await expect(hers.getByText('Amina Bello is typing')).toHaveCount(0, { timeout: 15_000 });
  await box(his, 'Your message').fill('');
  await lines(his)
    .last()
    .getByRole('button', { name: /^More about the message/ })
    .click();
  await his.getByRole('menuitem', { name: 'Put on my list' }).click();
  const todo = his.getByRole('list', { name: 'To do' });
  await expect(todo.getByRole('link', { name: /^To all of you/ })).toBeVisible();
  await expectNoViolation(his);
  await press(todo, 'Done: To all of you: the stairs are fine again');
  await expect(todo).toHaveCount(0);
  await isSynced(his);
  await expect(lines(hers).last()).toContainText('Read by Amina Bello', { timeout: 30_000 });
  await press(hers, 'Close this conversation');
  await expectNoViolation(hers);
  await expect(his.getByText('This conversation is closed.')).toBeVisible({ timeout: 30_000 });
});

const SCREEN = { width: 1200, height: 900 };
/** As a camera leaves it: what must not arrive is within. */
const photo = (page: Page): Promise<Buffer> =>
  page
    .evaluate(async ({ width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.fillRect(0, 0, 300, 300);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }, SCREEN)
    .then((coded) => Buffer.from(coded, 'base64'));

/** It can be decoded, and goes on. */
const isHeard = (player: Locator): Promise<void> =>
  expect
    .poll(() =>
      player.evaluate(async (audio: HTMLAudioElement) => {
        await audio.play();
        return audio.currentTime;
      }),
    )
    .toBeGreaterThan(0.2);

/** Beeps of a second's distance: whoever asks once a second may hear none of them. */
async function speak(page: Page): Promise<void> {
  await press(page, 'Add a file or a card');
  const sheet = page.getByRole('dialog');
  await press(sheet, 'Record a voice message');
  const level = sheet.getByRole('meter', { name: 'How loud it is' });
  const loudness = () => level.evaluate((meter: HTMLMeterElement) => meter.value);
  await expect.poll(loudness, { intervals: [70] }).toBeGreaterThan(0.05);
  await expect(sheet.getByText(/^[1-5]?\d s left$/)).toBeVisible();
  await press(sheet, 'Stop');
  await isHeard(sheet.locator('audio'));
  await expectNoViolation(page);
  await press(sheet, 'Take this recording');
  await press(page, 'Send');
  await expect(lines(page).last().locator('audio')).toBeVisible();
}

test('a photo and a card sent without a network arrive once, after the text, and the search finds them', async ({
  device,
}) => {
  const [hers, his] = [await device(CLIENT), await device(TRAINER)];
  await toMessages(hers, CLIENT);
  await toMessages(his, TRAINER);
  await conversation(hers, 'Amina Bello').getByRole('link').click();
  await conversation(his, 'Adéyẹmí').getByRole('link').click();
  const text = `The swelling, ẹsẹ̀ òsì ${Date.now()}`;
  const picked = { name: 'knee.png', mimeType: 'image/png', buffer: await photo(hers) };

  await hers.context().setOffline(true);
  await press(hers, 'Add a file or a card');
  await expect(hers.locator('.drop:not(.not-yet)')).toHaveCount(1);
  await hers.getByRole('dialog').locator('input[type=file]').setInputFiles(picked);
  await expect(hers.getByText('knee.png')).toBeVisible();
  await send(hers, text);
  const mine = lines(hers).filter({ hasText: text });
  await expect(mine.getByRole('img', { name: 'Photo in a message' })).toBeVisible();
  await expect(mine).toContainText('It goes after the text.');
  await press(hers, 'Add a file or a card');
  const meals = hers.getByRole('dialog').getByRole('list', { name: 'Meal' });
  const meal = await meals.getByRole('button').first().innerText();
  await meals.getByRole('button').first().click();
  await press(hers, 'Send');
  await expect(lines(hers).last().getByRole('link', { name: meal })).toBeVisible();
  await speak(hers);
  await hers.context().setOffline(false);
  await isSynced(hers);

  const seen = lines(his).filter({ hasText: text });
  await expect(seen).toHaveCount(1, { timeout: 30_000 });
  await expect(mine).not.toContainText('It goes after the text.', { timeout: 30_000 });
  await seen.getByRole('button', { name: /^Show photo, \d+ kB$/ }).click();
  await expect(seen.getByRole('img', { name: 'Photo in a message' })).toBeVisible();
  // A trainer sees no meals: the card tells him so, and nothing of it.
  await expect(lines(his).nth(-2)).toContainText('not shown to you');
  await expect(lines(his).nth(-2)).not.toContainText(meal);
  await expect(lines(hers).last()).not.toContainText('It goes after the text.', { timeout: 30_000 });
  await lines(his)
    .last()
    .getByRole('button', { name: /^Listen to the voice message, \d+ kB$/ })
    .click();
  await isHeard(lines(his).last().locator('audio'));

  await press(his, 'Search');
  await his.getByRole('searchbox', { name: 'Words in a message' }).fill('ese osi');
  await his.getByRole('dialog').getByRole('list', { name: 'On this device' }).getByRole('button').first().click();
  await expect(his.getByRole('dialog')).toHaveCount(0);
  await expect(seen).toBeFocused();
  await expectNoViolation(his);
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
