import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, box, DEMO, expectNoViolation, password, press, reload, workerIsReady } from './account.ts';

const { open } = aHouse();

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
  await expect(due.getByRole('listitem')).toHaveCount(6);
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

  await open(page, '/billing?paid=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(/not to be found here/)).toBeVisible();
});
