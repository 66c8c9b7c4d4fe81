import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const CLIENT = 'client@demo.test';
const FATIMA = 'fatima@demo.test';

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const posts = (page: Page): Locator => page.getByRole('list', { name: 'Posts' }).locator('> li');
const post = (page: Page, text: string): Locator => posts(page).filter({ hasText: text });
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toCommunity(page: Page, email: string): Promise<void> {
  await enter(page, email);
  await open(page, '/community');
  await isSynced(page);
  await workerIsReady(page);
}

async function share(page: Page, text: string): Promise<void> {
  await box(page, 'What would you like to share?').fill(text);
  await press(page, 'Post');
  await expect(page.getByText('Post created!')).toBeVisible();
}

async function fromMenu(of: Locator, menu: RegExp, item: RegExp | string): Promise<void> {
  await of.getByRole('button', { name: menu }).first().click();
  await of.page().getByRole('menuitem', { name: item }).click();
}

test('what is posted, liked and commented without a network arrives once, and is answered', async ({ device }) => {
  const [hers, his] = [await device(CLIENT), await device(FATIMA)];
  await toCommunity(hers, CLIENT);
  await toCommunity(his, FATIMA);
  await expect(posts(hers)).toHaveCount(5);
  await expect(hers.getByRole('button', { name: 'Write something first' })).toBeVisible();

  await hers.context().setOffline(true);
  const words = `Stairs instead of the lift ${Date.now()}`;
  await press(hers, 'Show something you did');
  const workout = sheet(hers).getByRole('list', { name: 'Workout' }).getByRole('button').first();
  const name = await workout.innerText();
  await workout.click();
  await sheet(hers).getByRole('checkbox', { name: /min$/ }).check();
  await expectNoViolation(hers);
  await press(sheet(hers), 'Take it');
  await share(hers, words);
  const mine = post(hers, words);
  await expect(mine).toContainText('On this device');
  await mine.getByRole('button', { name: 'Like, 0 so far' }).click();
  await expect(mine.getByRole('button', { name: 'Liked, 1 so far' })).toHaveAttribute('aria-pressed', 'true');
  await mine.getByRole('button', { name: /^Comments/ }).click();
  await box(mine, 'Your comment').fill('Four floors');
  await press(mine, 'Send comment');
  await expect(hers.getByText('Comment added!')).toBeVisible();
  await expect(mine.getByRole('list', { name: 'Comments' })).toContainText('Four floors');
  await hers.context().setOffline(false);
  await isSynced(hers);

  const seen = post(his, words);
  await expect(seen).toHaveCount(1, { timeout: 30_000 });
  await expect(seen).toContainText(name);
  await expect(seen).toContainText(/Workout · \d+ min/);
  await expect(seen).not.toContainText('kcal');
  await expect(seen.getByRole('button', { name: 'Like, 1 so far' })).toBeVisible({ timeout: 30_000 });
  await seen.getByRole('button', { name: 'Comments, 1 so far' }).click();
  await expect(seen.getByRole('list', { name: 'Comments' })).toContainText('Four floors');
  await seen.getByRole('button', { name: /^Answer the comment of/ }).click();
  await expect(box(seen, 'Your comment')).toHaveValue(/^@.+ $/);
  await expect(box(seen, 'Your comment')).toBeFocused();
  await box(seen, 'Your comment').pressSequentially('well done. And @amina');
  await seen.getByRole('list', { name: 'People to mention' }).getByRole('button', { name: '@Amina Bello' }).click();
  await expect(box(seen, 'Your comment')).toHaveValue(/ And @Amina Bello $/);
  // She has written nothing here before.
  await expect(seen.getByRole('button', { name: 'Agree to the rules of the community first' })).toBeVisible();
  await press(seen, 'I agree to these rules');
  await press(seen, 'Send comment');
  await isSynced(his);
  await expect(mine.getByRole('list', { name: 'Answers to You' })).toContainText('well done', { timeout: 30_000 });
  await expect(mine.getByRole('button', { name: 'Comments, 2 so far' })).toBeVisible();

  await open(hers, '/notifications');
  await hers.getByRole('button', { name: 'You were mentioned in the community' }).first().click();
  await expect(posts(hers)).toHaveCount(0);
  await expect(hers.getByRole('list', { name: 'Answers to You' })).toContainText('well done');
  await expectNoViolation(hers);
  await hers.getByRole('link', { name: 'All posts' }).click();
  await mine.getByRole('button', { name: /^Comments/ }).click();

  await fromMenu(mine, /^More about the post/, 'Edit');
  await box(sheet(hers), 'Text').fill(`${words}, twice`);
  await press(sheet(hers), 'Save');
  await expect(hers.getByText('Post updated!')).toBeVisible();
  await expect(post(his, `${words}, twice`)).toHaveCount(1, { timeout: 30_000 });
  await fromMenu(mine, /^More about the post/, 'Delete');
  await press(hers.getByRole('alertdialog'), 'Delete');
  await expect(hers.getByText('Post deleted!')).toBeVisible();
  await expect(mine).toHaveCount(0);
  await expect(seen).toHaveCount(0, { timeout: 30_000 });
});

test('a photo is posted without a network, and comes to others when they want to see it', async ({ device }) => {
  const [hers, his] = [await device(CLIENT), await device(FATIMA)];
  await toCommunity(hers, CLIENT);
  await toCommunity(his, FATIMA);
  const words = `My new shoes ${Date.now()}`;
  await hers.context().setOffline(true);
  await press(hers, 'Add a photo');
  await expect(hers.locator('.drop:not(.not-yet)')).toHaveCount(1);
  await hers.locator('input[type=file]').first().setInputFiles('public/icons/192.png');
  await expect(hers.getByText('192.png is chosen.')).toBeVisible();
  await share(hers, words);
  await expect(post(hers, words).getByRole('img', { name: /^Photo of/ })).toBeVisible();
  await hers.context().setOffline(false);
  await isSynced(hers);
  const seen = post(his, words);
  await expect(seen).toHaveCount(1, { timeout: 30_000 });
  const picture = seen.getByRole('img', { name: /^Photo of/ });
  // The text goes first; until the photo has been sent too, it can only be asked for again.
  await expect(async () => {
    if (!(await picture.isVisible())) await press(seen, 'Show photo');
    await expect(picture).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(192);
});

test('a post of somebody else is reported, its author blocked and met again, and a word muted', async ({ device }) => {
  const page = await device(CLIENT);
  await toCommunity(page, CLIENT);
  const theirs = post(page, 'Third Mainland Bridge');
  await page.context().setOffline(true);
  await fromMenu(theirs, /^More about the post/, /^Follow/);
  await page.getByRole('tab', { name: 'Followed' }).click();
  await expect(theirs).toHaveCount(1);
  await expect(post(page, 'Jollof stays')).toHaveCount(0);
  await fromMenu(theirs, /^More about the post/, /no longer$/);
  await expect(page.getByText('No posts of those you follow')).toBeVisible();
  await page.getByRole('tab', { name: 'Everybody' }).click();
  await fromMenu(theirs, /^More about the post/, 'Report');
  await sheet(page).getByLabel('What is wrong with it').selectOption('unsafe-advice');
  await press(sheet(page), 'Send report');
  await expect(page.getByText('The report is kept', { exact: false })).toBeVisible();
  await fromMenu(theirs, /^More about the post/, /^Block/);
  await press(page.getByRole('alertdialog'), 'Block');
  await expect(theirs).toHaveCount(0);
  await card(page, 'Blocked people').getByRole('button').click();
  await expect(theirs).toHaveCount(1);

  await press(page, 'What I see');
  await box(sheet(page), 'Mute a word').fill('mainland');
  await press(sheet(page), 'Mute');
  await expect(sheet(page).getByRole('list', { name: 'Muted words' })).toContainText('mainland');
  await expectNoViolation(page);
  await expect(theirs).toHaveCount(0);
  await press(sheet(page), 'Show mainland again');
  await expect(theirs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await box(page, 'What would you like to share?').fill('Some days I could kill myself');
  await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expectNoViolation(page);
  await box(page, 'What would you like to share?').fill('');

  // What is chosen without a network is asked for once there is one.
  await page.getByRole('tab', { name: 'My centre' }).click();
  await page.getByLabel('Your centre').selectOption('Abuja');
  await page.context().setOffline(false);
  await isSynced(page);
  await expect(page.getByText('Nothing has been written for it yet.')).toBeVisible();
  await page.getByLabel('Who can read it').selectOption('Abuja');
  await share(page, 'Only for us');
  await isSynced(page);
  await expect(post(page, 'Only for us')).toContainText('for Abuja');
  await expect(page.getByText('That was the first post.')).toBeVisible();
});

test('a challenge is joined without a network, and its places come from what is logged', async ({ device }) => {
  const page = await device(FATIMA);
  await toCommunity(page, FATIMA);
  await page.context().setOffline(true);
  const challenge = card(page, 'Active challenges').getByRole('listitem').filter({ hasText: '12 workouts this month' });
  await press(challenge, 'Join');
  await expect(challenge).toContainText('of 12');
  await challenge.getByRole('button', { name: '12 workouts this month' }).click();
  await expect(sheet(page)).toContainText('This needs a connection');
  await page.context().setOffline(false);
  const places = sheet(page).getByRole('list', { name: 'Board' }).getByRole('listitem');
  await expect(places.filter({ hasText: 'You' })).toHaveCount(1, { timeout: 30_000 });
  await expect(places.first()).toContainText('1.');
  await sheet(page).getByRole('switch', { name: 'Show me on the board' }).click();
  await expect(sheet(page).getByRole('switch', { name: 'Show me on the board' })).not.toBeChecked();
  await sheet(page).getByRole('button', { name: 'Leave' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Join' })).toBeVisible();
  await page.keyboard.press('Escape');

  await press(page, 'Create Challenge');
  await press(sheet(page), 'Create Challenge');
  await expect(sheet(page)).toContainText('Give it a name.');
  await box(sheet(page), 'Name').fill('Before breakfast');
  await press(sheet(page), 'Create Challenge');
  await expect(card(page, 'Active challenges')).toContainText('Before breakfast');
  // Early on a Monday nobody has trained yet.
  await expect(card(page, 'Weekly leaderboard')).toContainText(/\d min|Nobody has trained yet/);
  await isSynced(page);
});

test('it can be used by everybody, and on the smallest phone', async ({ device }) => {
  const page = await device(CLIENT);
  await page.setViewportSize({ width: 320, height: 740 });
  await toCommunity(page, CLIENT);
  await posts(page)
    .getByRole('button', { name: /^Comments, [1-9]/ })
    .first()
    .click();
  await expect(posts(page).getByRole('list', { name: 'Comments' })).toBeVisible();
  await expectNoViolation(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
});
