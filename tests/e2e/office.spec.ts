import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { codeOf, stepAt } from '../../supabase/local/auth/totp.ts';
import { aHouse, closeSheet, enterCode, expectNoViolation, press, unsent, workerIsReady } from './account.ts';
import { test } from './device.ts';
import { smallTargets, widthOfPage } from './access.ts';

const { enter, open, signIn } = aHouse();

const ADMIN = 'admin@demo.test';
const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const row = (page: Page, title: string, text: string, list = title): Locator =>
  card(page, title).getByRole('list', { name: list }).locator('> li').filter({ hasText: text });

async function arrive(page: Page, who: string, path: string): Promise<void> {
  await enter(page, who);
  await open(page, path);
}

test('what a member reports is removed with a reason, its author asks for another look, and it is put back', async ({
  device,
}) => {
  const author = await device('bisi@demo.test');
  await arrive(author, 'bisi@demo.test', '/community');
  await author.getByRole('textbox', { name: 'What would you like to share?' }).fill('Drink nothing for two days.');
  await press(author, 'Post');
  await expect(author.getByRole('button', { name: 'Synced' })).toBeVisible();

  const reader = await device('client@demo.test');
  await arrive(reader, 'client@demo.test', '/community');
  const post = reader.getByRole('list', { name: 'Posts' }).locator('> li').filter({ hasText: 'Drink nothing' });
  await post.getByRole('button', { name: /^More about the post/ }).click();
  await reader.getByRole('menuitem', { name: 'Report' }).click();
  await sheet(reader).getByLabel('What is wrong with it').selectOption('unsafe-advice');
  await press(sheet(reader), 'Send report');
  await expect(reader.getByRole('button', { name: 'Synced' })).toBeVisible();

  const office = await device(ADMIN);
  await arrive(office, ADMIN, '/admin');
  const reported = row(office, 'Reports', 'Drink nothing');
  await expect(reported).toContainText('Unsafe diet, drug or cure');
  await reported.getByRole('button', { name: 'Remove' }).click();
  await press(sheet(office), 'Remove');
  await expect(sheet(office)).toContainText('Say why: the author reads it.');
  await sheet(office).getByRole('textbox', { name: 'Reason' }).fill('Nobody should go without water.');
  await press(sheet(office), 'Remove');
  await expect(reported).toHaveCount(0);
  await expect(post).toHaveCount(0);
  await open(author, '/notifications');
  await expect(author.getByRole('main')).toContainText('Nobody should go without water.');

  await open(author, '/community');
  await press(card(author, 'Removed by our moderators'), 'Ask for another look');
  await author.getByRole('textbox', { name: 'Why it should stand' }).fill('I quoted somebody.');
  await press(sheet(author), 'Send');
  await expect(card(author, 'Removed by our moderators')).toContainText('It waits for another look.');
  await expect(row(office, 'Removed lately', 'Drink nothing')).toHaveCount(1);
  // Whoever removed it is refused.
  const another = await device('moderator@demo.test');
  await arrive(another, 'moderator@demo.test', '/admin');
  const asked = row(another, 'Asked for another look', 'I quoted somebody.');
  await asked.getByRole('button', { name: 'Put back' }).click();
  await sheet(another).getByRole('textbox', { name: 'Reason' }).fill('It was a quote.');
  await press(sheet(another), 'Put back');
  await expect(post).toHaveCount(1);
});

test('who applied is asked for more, reads it, adds it, is approved, and works as a provider from then on', async ({
  device,
}) => {
  const applicant = await device('pending@demo.test');
  await arrive(applicant, 'pending@demo.test', '/trainer-dashboard');
  await expect(applicant.getByRole('main')).toContainText('An administrator checks your licence');
  const office = await device(ADMIN);
  await arrive(office, ADMIN, '/admin');
  const waiting = card(office, 'Providers').getByRole('listitem').filter({ hasText: 'Submitted' });
  const figure = row(office, 'Overview', 'Applications that wait', 'What waits');
  await figure.getByRole('button').click();
  await expect(sheet(office).getByRole('listitem')).toHaveText([/Zainab Yusuf/]);
  await closeSheet(office);
  await waiting.getByRole('button', { name: /^Ask for more/ }).click();
  await press(sheet(office), 'Ask for more');
  await expect(sheet(office)).toContainText('Say why: the provider reads it.');
  await sheet(office).getByRole('textbox', { name: 'Reason' }).fill('Who issued your licence?');
  await press(sheet(office), 'Ask for more');
  await expect(waiting).toHaveCount(0);

  await open(applicant, '/trainer-dashboard');
  await expect(applicant.getByRole('main')).toContainText('Who issued your licence?');
  await applicant.getByRole('link', { name: 'Open your profile' }).click();
  await card(applicant, 'Practice').getByRole('textbox', { name: 'Issued by' }).fill('REPS Nigeria');
  await press(applicant, 'Save practice');
  await expect(applicant.getByText('Profile updated successfully!')).toBeVisible();
  await expect.poll(() => unsent(applicant)).toBe(0);

  await open(office, '/admin');
  await expect(waiting).toContainText('issued by REPS Nigeria');
  await waiting.getByRole('button', { name: /^Approve/ }).click();
  await press(sheet(office), 'Approve');
  await expect(waiting).toHaveCount(0);
  await expect(figure).toContainText('0');
  await open(applicant, '/trainer-dashboard');
  await expect(card(applicant, 'Hours and link')).toBeVisible();
});

test('without a network nothing is decided, and it says so; it fits the smallest phone', async ({ device }) => {
  const page = await device(ADMIN);
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const [path, title] of Object.entries({
    '/admin/people': 'Accounts',
    '/admin/audit': 'What was done',
    '/admin/privacy': 'What is removed by its age',
    '/admin': 'Providers',
  })) {
    await page.setViewportSize(wide);
    await arrive(page, ADMIN, path);
    await expect(card(page, title).getByRole('listitem').or(card(page, title).getByRole('row')).first()).toBeVisible();
    await expectNoViolation(page);
    for (const width of [1600, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await widthOfPage(page)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await smallTargets(page)).toEqual([]);
    expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
  }
  await workerIsReady(page);
  await page.context().setOffline(true);
  await open(page, '/admin');
  await expect(card(page, 'Reports')).toContainText('connection');
});

test('an account is locked with a reason and a fresh code: it is signed out, and signs in no more until it is unlocked', async ({
  device,
}) => {
  const WHO = 'chinedu@demo.test';
  const locked = await device(WHO);
  await arrive(locked, WHO, '/nutrition');
  await expect(locked.getByRole('button', { name: 'Synced' })).toBeVisible();

  const office = await device(ADMIN);
  await arrive(office, ADMIN, '/admin/people');
  await office.getByRole('searchbox', { name: 'Name or email address' }).fill(WHO);
  await card(office, 'Accounts').getByRole('link').click();
  await press(office, 'Lock');
  await expect(sheet(office)).toContainText('nobody signs in with this account');
  await sheet(office).getByRole('textbox', { name: 'Reason' }).fill('A phone was stolen.');
  await press(sheet(office), 'Lock');
  await sheet(office).last().getByRole('link', { name: 'Open the settings' }).click();
  await press(office, 'Set up two-step sign-in');
  const key = (await office.locator('code').textContent()) ?? '';
  await enterCode(office, 'Code', codeOf(key, stepAt(Date.now())));
  await press(office, 'Turn on');
  await expect(office.getByText('Signing in asks for a code from your app.')).toBeVisible();

  await open(office, '/admin/people');
  await office.getByRole('searchbox', { name: 'Name or email address' }).fill(WHO);
  await card(office, 'Accounts').getByRole('link').click();
  // In place of a quarter of an hour.
  const old = { code: 'PT403', message: 'a code from the authenticator app is needed', details: null, hint: null };
  await office.route('**/rpc/lock_person', (route) => route.fulfill({ status: 403, json: old }), { times: 2 });
  await press(office, 'Lock');
  const reason = sheet(office).getByRole('textbox', { name: 'Reason' });
  await reason.fill('A phone was stolen.');
  await press(sheet(office), 'Lock');
  await expect(office.getByLabel('Code, digit 1 of 6')).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(reason).toHaveValue('A phone was stolen.');
  await press(sheet(office), 'Lock');
  await enterCode(office, 'Code', '000000');
  await press(office, 'Go on');
  await expect(office.getByText('The code was not accepted')).toBeVisible();
  await enterCode(office, 'Code', codeOf(key, stepAt(Date.now()) + 1));
  await press(office, 'Go on');
  await expect(sheet(office)).toHaveCount(0);
  await expect(office.getByRole('main')).toContainText('A phone was stolen.');

  await open(locked, '/nutrition');
  await expect(locked.getByRole('button', { name: 'Sign in to sync' })).toBeVisible();
  const elsewhere = await (await locked.context().browser()?.newContext())?.newPage();
  if (!elsewhere) throw new Error('there is no browser');
  await signIn(elsewhere, WHO);
  await expect(elsewhere.getByText('This account is locked')).toBeVisible();

  await press(office, 'Unlock');
  await sheet(office).getByRole('textbox', { name: 'Reason' }).fill('It was found.');
  await press(sheet(office), 'Unlock');
  await expect(sheet(office)).toHaveCount(0);
  await signIn(elsewhere, WHO);
  await expect(elsewhere.getByText('Welcome back!')).toBeVisible();

  await open(office, '/admin');
  await press(office, 'Write an announcement');
  await press(sheet(office), 'Announce');
  await expect(sheet(office)).toContainText('A title and a message are both needed.');
  await sheet(office).getByRole('textbox', { name: 'Title' }).fill('Closed on Friday');
  await sheet(office).getByRole('textbox', { name: 'Message' }).fill('We are back on Saturday.');
  await sheet(office).getByRole('tab', { name: 'Deutsch' }).click();
  await expect(sheet(office)).toContainText('the English text is shown');
  await expect(sheet(office).getByRole('region', { name: 'How it is shown' })).toContainText('Closed on Friday');
  await press(sheet(office), 'Announce');
  await expect(row(office, 'Announcements', 'Closed on Friday')).toContainText('Shown');
  await open(elsewhere, '/nutrition');
  const said = elsewhere.locator('.notice').filter({ hasText: 'We are back on Saturday.' });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Dismiss' }).click();
  await expect(said).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: 'Synced' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await elsewhere.context().close();

  // Two people word what is told.
  const second = await device('admin2@demo.test');
  await arrive(second, 'admin2@demo.test', '/admin');
  await press(second, 'See the texts');
  const told = (page: Page): Locator => sheet(page).getByRole('button', { name: /Appointment booked/ });
  await told(second).click();
  await press(sheet(second).last(), 'Change');
  await sheet(second).last().getByRole('textbox', { name: 'Subject and title' }).fill('A client <b>booked</b>');
  await press(sheet(second).last(), 'Send for review');
  await expect(sheet(second).last()).toContainText('sign of a tag');
  await sheet(second).last().getByRole('textbox', { name: 'Subject and title' }).fill('A client booked you');
  await sheet(second).last().getByRole('textbox', { name: 'Why it changes' }).fill('Warmer.');
  await expect(sheet(second).last().getByRole('region', { name: 'As you write it' })).toContainText(
    'A client booked you',
  );
  await press(sheet(second).last(), 'Send for review');
  await expect(sheet(second).last()).toContainText('somebody else of the office publishes it');
  await expectNoViolation(second);
  await open(office, '/admin');
  await press(office, 'See the texts');
  await told(office).click();
  await expect(sheet(office).last().getByRole('region', { name: 'In review' })).toContainText('A client booked you');
  await press(sheet(office).last(), 'Publish');
  await sheet(office).last().getByRole('textbox', { name: 'What you looked at' }).fill('All four languages.');
  await press(sheet(office).last(), 'Publish');
  await expect(sheet(office).last().getByRole('region', { name: 'What is sent now' })).toContainText(
    'A client booked you',
  );

  await open(office, '/admin/audit');
  await expect(office.getByRole('row').filter({ hasText: 'A phone was stolen.' })).toContainText('Locked');
});
