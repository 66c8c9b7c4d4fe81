import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, keptDrafts, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
const item = (where: Locator, text: string): Locator => where.getByRole('listitem').filter({ hasText: text });

async function settle(page: Page, account: string, path: string): Promise<void> {
  await enter(page, account);
  await open(page, path);
  await isSynced(page);
  await workerIsReady(page);
}

/** A line across the field, and one back. */
async function drawOn(field: Locator): Promise<void> {
  const area = await field.boundingBox();
  if (!area) throw new Error('There is no field to draw in.');
  const { mouse } = field.page();
  const at = (across: number, down: number): [number, number] => [
    area.x + area.width * across,
    area.y + area.height * down,
  ];
  await mouse.move(...at(0.2, 0.3));
  await mouse.down();
  for (let step = 1; step <= 10; step += 1) await mouse.move(...at(0.2 + step * 0.05, step % 2 ? 0.6 : 0.3));
  await mouse.up();
}

async function toCases(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a client by name' }).fill('fatima');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fatima/ })
    .click();
  await page.getByRole('tab', { name: 'Surgery' }).click();
}

test('a surgery from the case to the fever after it, each half of it without a network', async ({ device }) => {
  const surgeon = await device('surgeon@demo.test');
  await settle(surgeon, 'surgeon@demo.test', '/clients');
  await surgeon.context().setOffline(true);
  await toCases(surgeon);
  await press(surgeon, 'Open a case');
  await surgeon.getByRole('combobox', { name: 'Procedure' }).selectOption('back_lift');
  await box(surgeon, 'Price up to').fill('100');
  await press(surgeon, 'Save the case');
  await expect(surgeon.getByText('Amounts in dollars, the lower one first')).toBeVisible();
  await box(surgeon, 'Price up to').fill('9000');
  await expect.poll(() => keptDrafts(surgeon, 'case:')).toContainEqual(expect.objectContaining({ high: '9000' }));
  await press(surgeon, 'Save the case');
  await expect(card(surgeon, 'Back lift')).toContainText('$5,000-$9,000');
  await press(surgeon, 'Ask for consent');
  await expect(card(surgeon, 'Consent')).toContainText('The text comes with the next connection');
  await surgeon.getByRole('combobox', { name: 'Does not smoke' }).selectOption('yes');
  await expect(card(surgeon, 'Candidacy')).toContainText('Halima');
  await surgeon.context().setOffline(false);
  await expect(card(surgeon, 'Consent')).toContainText('Can be signed from');

  const client = await device('fatima@demo.test');
  await settle(client, 'fatima@demo.test', '/care');
  await expectNoViolation(client);
  await client.context().setOffline(true);
  const mine = card(client, 'Surgery');
  await item(mine, 'Back lift').getByRole('link', { name: 'Read it and decide' }).click();
  await expect(client.getByText('Take your time.', { exact: false })).toBeVisible();
  await expect(client.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await client.getByRole('main').getByRole('link', { name: 'My care' }).click();
  await item(mine, 'Tummy tuck').getByRole('link', { name: 'Read it and decide' }).click();
  await expect(client.getByText('Fluid under the skin that has to be drawn off')).toBeVisible();
  await press(client, 'Sign');
  await expect(client.getByText('Write your full name')).toBeVisible();
  await box(client, 'Your full name').fill('Fatima Sani');
  await drawOn(client.locator('.signature .control'));
  await expectNoViolation(client);
  await press(client, 'Sign');
  await press(client.getByRole('alertdialog'), 'Sign');
  await expect(client.getByText('Signed by Fatima Sani', { exact: false })).toBeVisible();
  await expect(client.locator('.drawn-signature path')).toHaveAttribute('d', /^M\d/);
  await client.context().setOffline(false);
  await isSynced(client);

  await press(surgeon, 'All cases');
  await surgeon.getByRole('button', { name: 'Tummy tuck' }).click();
  await expect(card(surgeon, 'Tummy tuck')).toContainText('Planned');
  await expect(surgeon.getByRole('button', { name: 'Record the operation', exact: true })).toBeVisible();
  await surgeon.context().setOffline(true);
  await press(surgeon, 'Record the operation');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await surgeon.getByLabel('Day of the operation').fill(yesterday);
  await box(surgeon, 'Findings').fill('As planned.');
  await box(surgeon, 'Product').fill('Mesh');
  await press(surgeon, 'Sign the record');
  await expect(surgeon.getByText('Each product needs a name and a batch')).toBeVisible();
  await box(surgeon, 'Batch').fill('MX-2207');
  await expect
    .poll(() => keptDrafts(surgeon, 'operation:'))
    .toContainEqual(expect.objectContaining({ products: [expect.objectContaining({ batch: 'MX-2207' })] }));
  await expectNoViolation(surgeon);
  await press(surgeon, 'Sign the record');
  await press(surgeon.getByRole('alertdialog'), 'Sign the record');
  await expect(card(surgeon, 'Operation')).toContainText('batch MX-2207');
  await surgeon.setViewportSize({ width: 320, height: 740 });
  expect(await smallTargets(surgeon)).toEqual([]);
  expect(await widthOfPage(surgeon)).toBeLessThanOrEqual(320);
  await surgeon.context().setOffline(false);
  await isSynced(surgeon);
  await open(surgeon, '/aesthetic-surgeon-dashboard');
  await surgeon.getByRole('searchbox', { name: 'Batch or lot' }).fill('mx 2207');
  await expect(item(card(surgeon, 'Find by batch'), 'Mesh')).toContainText('Fatima Sani');

  await open(client, '/care');
  await expect(item(mine, 'Mesh').first()).toContainText('batch MX-2207');
  await client.context().setOffline(true);
  await mine.getByRole('button', { name: 'Answer: Day 1', exact: true }).click();
  await client.getByRole('checkbox', { name: /^Fever/ }).check();
  await expect(client.getByRole('alert')).toContainText('Somebody has to see the wound today');
  await expect(client.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await client.getByRole('dialog').locator('input[type=file]').first().setInputFiles('public/icons/192.png');
  await expect(client.getByRole('checkbox', { name: /^Front/ })).toBeChecked();
  await expectNoViolation(client);
  await press(client, 'Save the answer');
  await expect(mine).toContainText('Fever, 38 °C or more');
  await expect(mine).toContainText('Your surgeon sees 1 of 1');
  await client.setViewportSize({ width: 320, height: 740 });
  expect(await smallTargets(client)).toEqual([]);
  expect(await widthOfPage(client)).toBeLessThanOrEqual(320);
  await client.context().setOffline(false);
  await isSynced(client);

  await open(surgeon, '/notifications');
  await item(surgeon.getByRole('main'), 'A client needs you').getByRole('button').first().click();
  await expect(surgeon).toHaveURL(/\/clients\/record\?part=surgery&of=/);
  await expect(item(card(surgeon, 'Surgery cases'), 'Tummy tuck')).toContainText('Red flag');
  await surgeon.getByRole('button', { name: 'Tummy tuck' }).click();
  await press(surgeon, 'One photo: Day 1');
  await expect(surgeon.locator('.photo-shown .photo-frame img')).toBeVisible();
});
