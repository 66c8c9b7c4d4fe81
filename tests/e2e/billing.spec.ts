import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, box, DEMO, expectNoViolation, password, press, reload, workerIsReady } from './account.ts';
import { test as device } from './device.ts';

const { enter, open } = aHouse();

const invoices = (page: Page) => page.getByRole('region', { name: 'Invoices and receipts' });

test('a program that was chosen on the public page is paid in parts, and its receipt is read without a network', async ({
  page,
  context,
}) => {
  await open(page, '/programs');
  await page.getByRole('link', { name: /^Start Program.*Silver/ }).click();
  await box(page, 'Email').fill('bisi@demo.test');
  await password(page).fill(DEMO);
  await press(page, 'Sign In');

  await expect(page.getByText('Silver Program')).toBeVisible();
  await page.getByRole('radio', { name: /^₦162,500 now/ }).check();
  await expectNoViolation(page);
  await press(page, 'Go on to payment');
  const due = page.getByRole('region', { name: 'Silver Program' });
  await expect(due.getByRole('list', { name: 'Parts' }).getByRole('listitem')).toHaveCount(6);
  await expectNoViolation(page);
  await due.getByRole('button', { name: 'Pay ₦162,500' }).click();

  await expect(page.getByRole('heading', { name: /162,500/ })).toBeVisible();
  await page.getByRole('radio', { name: 'USSD' }).check();
  await press(page, 'Pay');

  await expect(page.getByText('₦162,500 paid. Thank you!')).toBeVisible();
  const row = invoices(page).getByRole('listitem').filter({ hasText: 'Silver Program' });
  await expect(row).toContainText('Partly paid');
  await expect(due.getByRole('button', { name: 'Pay ₦97,500' })).toBeVisible();

  await workerIsReady(page);
  await context.setOffline(true);
  await reload(page);
  await expect(due.getByRole('button', { name: 'Needs a connection' })).toBeVisible();
  await row.getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: /^Invoice INV-/ })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /Left to pay/ })).toContainText('₦487,500');
  await expect(sheet.getByText(/USSD/)).toBeVisible();
  await context.setOffline(false);
});

test('who goes back without paying may let go of it; who paid another amount is asked for nothing more', async ({
  page,
}) => {
  await open(page, '/auth?offer=fitness-assessment');
  await box(page, 'Email').fill('ife@demo.test');
  await password(page).fill(DEMO);
  await press(page, 'Sign In');
  await press(page, 'Go on to payment');
  await press(page, 'Pay ₦25,000');
  await press(page, 'Go back without paying');
  await expect(page.getByText('This payment was not finished.')).toBeVisible();
  await press(page, 'Cancel');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing is to pay')).toBeVisible();
  await expect(invoices(page).getByText('Cancelled')).toBeVisible();

  await open(page, '/billing?offer=meal-prep-planning');
  await press(page, 'Go on to payment');
  await press(page, 'Pay ₦10,000');
  await press(page, 'Pay half of it');
  const due = page.getByRole('region', { name: 'Meal Prep Planning' });
  await expect(due.getByText(/Do not pay again/)).toBeVisible();
  await expect(due.getByRole('button')).toHaveCount(0);
  await expectNoViolation(page);

  await open(page, '/billing?offer=bronze-program');
  await page.getByRole('radio', { name: /^By a loan of Demo Lender over 6 months/ }).check();
  await expectNoViolation(page);
  await press(page, 'Go on to payment');
  const lent = page.getByRole('region', { name: 'Bronze Program' });
  await press(lent, 'See the key facts');
  const facts = page.getByRole('dialog');
  await expect(facts).toContainText('DEMO-0000');
  await expect(facts.getByRole('list', { name: 'Payments to the lender' }).getByRole('listitem')).toHaveCount(6);
  await expectNoViolation(page);
  await press(facts, 'I have read it');
  await expect(facts.getByText(/^You can sign it from/)).toBeVisible();
  await expect(facts.getByRole('button', { name: 'Sign the loan' })).toHaveCount(0);
  await press(facts, 'Take it back');
  await expect(lent.getByText('You owe the lender nothing.')).toBeVisible();

  await open(page, '/billing?paid=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(/not to be found here/)).toBeVisible();
});

device('a second person books cash and a payout, and whom each is for reads of it', async ({ device: pageOf }) => {
  const arrive = async (who: string, path: string): Promise<Page> => {
    const page = await pageOf(who);
    await enter(page, who);
    await open(page, path);
    return page;
  };
  const CLERK = 'finance@demo.test';
  const clerk = await arrive(CLERK, '/admin/money');
  await clerk.getByRole('searchbox', { name: 'Number or name of the client' }).fill('INV-');
  const found = clerk.getByRole('list', { name: 'Invoices' }).locator('> li').filter({ hasText: 'Fitness Foundation' });
  await found.getByRole('button', { name: 'Enter money' }).click();
  const sheet = clerk.getByRole('dialog');
  await press(sheet, 'Enter');
  await expect(sheet).toContainText('Say what proves it.');
  await sheet.getByRole('radio', { name: 'Cash' }).check();
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('18000');
  await sheet.getByRole('textbox', { name: 'Proof' }).fill('Receipt 7');
  await press(sheet, 'Enter');
  await expect(found).toContainText('Money to confirm');
  const waiting = (page: Page) =>
    page.getByRole('list', { name: 'Waits for you' }).locator('> li').filter({ hasText: 'Receipt 7' });
  await expect(waiting(clerk).getByRole('button')).toHaveText(['Take it back']);
  await expectNoViolation(clerk);

  const second = await arrive('admin@demo.test', '/admin/money');
  await waiting(second)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await press(second.getByRole('dialog'), 'Confirm');
  await expect(second.getByText('Booked', { exact: true })).toBeVisible();
  await expect(waiting(second)).toHaveCount(0);

  const TRAINER = 'Amina Bello';
  await clerk.getByRole('button', { name: `Make the payout: ${TRAINER}` }).click();
  await expect(clerk.getByRole('button', { name: `Not paid: ${TRAINER}` })).toBeVisible();
  await open(second, '/admin/money');
  await second.getByRole('button', { name: `Agree: ${TRAINER}` }).click();
  await press(second.getByRole('dialog'), 'Agree');
  await press(second, 'Save for the bank (CSV)');
  await second.getByRole('button', { name: `Paid: ${TRAINER}`, exact: true }).click();
  await second.getByRole('dialog').getByRole('textbox', { name: 'Reference of the bank, or why' }).fill('Bank 9');
  await press(second.getByRole('dialog'), 'Paid');
  await expect(second.getByText('No payout waits.')).toBeVisible();
  const trainer = await arrive('trainer@demo.test', '/earnings');
  const paid = trainer.getByText(/^Paid .*\d/);
  // The session that is paid is three weeks old, most often of the month before.
  await expect(
    trainer
      .getByText(/^(Held until|Paid) /)
      .or(trainer.getByText(/^No session/))
      .first(),
  ).toBeVisible();
  if ((await paid.count()) === 0) await trainer.getByRole('combobox', { name: 'Month' }).selectOption({ index: 1 });
  await expect(paid).toBeVisible();
  await expectNoViolation(trainer);

  const client = await arrive('client@demo.test', '/billing');
  await expect(client.getByRole('list', { name: 'Your sessions' })).toContainText('4 of 24 sessions left');
  await invoices(client).getByRole('listitem').filter({ hasText: 'Fitness Foundation' }).getByRole('button').click();
  await expect(client.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Cash' })).toContainText('₦18,000');

  await open(client, '/billing?offer=meal-prep-planning');
  await press(client, 'Go on to payment');
  await press(client, 'Pay ₦10,000');
  await expect(client.getByRole('heading', { name: /10,000/ })).toBeVisible();
  const gateway = client.url();
  await press(client, 'Pay');
  await expect(client.getByText('₦10,000 paid. Thank you!')).toBeVisible();
  await client.goto(gateway);
  await press(client, 'Have the bank want it back');
  await open(clerk, '/admin/money');
  const dispute = clerk
    .getByRole('list', { name: 'Disputes' })
    .locator('> li')
    .filter({ hasText: 'Meal Prep Planning' });
  await expect(dispute).toContainText(/since /);
  await dispute.getByRole('button', { name: /^Contest/ }).click();
  await clerk.getByRole('dialog').getByRole('textbox', { name: 'What the bank should know' }).fill('It took place');
  await expectNoViolation(clerk);
  await press(clerk.getByRole('dialog'), 'Contest');
  await expect(dispute).toContainText('About to be sent');
  await open(client, '/billing');
  const claimed = invoices(client).getByRole('listitem').filter({ hasText: 'Meal Prep Planning' });
  await expect(claimed).toContainText('Claimed by your bank');
  await claimed.getByRole('button').click();
  await expect(client.getByRole('dialog').getByText(/Your bank wants it back/)).toBeVisible();
});
