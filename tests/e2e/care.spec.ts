import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, keptDrafts, press, reload, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
const main = (page: Page): Locator => page.getByRole('main');

test('a nutritionist writes about a client in a basement, and the client reads what was shared in another', async ({
  device,
}) => {
  const nutritionist = await device('nutritionist@demo.test');
  await enter(nutritionist, 'nutritionist@demo.test');
  await open(nutritionist, '/clients');
  await isSynced(nutritionist);
  await expectNoViolation(nutritionist);
  await workerIsReady(nutritionist);
  await nutritionist.context().setOffline(true);

  await main(nutritionist).getByRole('searchbox', { name: 'Find a client by name' }).fill('temi');
  await main(nutritionist)
    .getByRole('link', { name: /^Tèmítọ́pẹ́/ })
    .click();
  await expect(nutritionist).toHaveURL(/\/clients\/record\?of=/);
  await expect(card(nutritionist, 'Overview')).toContainText('Logged in 7 days');
  await expect(nutritionist.getByRole('tab', { name: 'Coaching' })).toHaveCount(0);
  await nutritionist.getByRole('tab', { name: 'Notes' }).click();
  await press(nutritionist, 'Write a note');
  await nutritionist.getByRole('combobox', { name: 'Kind of note' }).selectOption('adime');
  await nutritionist.getByRole('textbox', { name: 'Assessment' }).fill('Eats late on work days.');
  await nutritionist.getByRole('textbox', { name: 'Intervention' }).fill('Oats before nine.');
  await expect
    .poll(() => keptDrafts(nutritionist, 'note:'))
    .toContainEqual(expect.objectContaining({ plan: 'Oats before nine.' }));
  await reload(nutritionist);
  await nutritionist.getByRole('tab', { name: 'Notes' }).click();
  await press(nutritionist, 'Write a note');
  await expect(nutritionist.getByRole('textbox', { name: 'Intervention' })).toHaveValue('Oats before nine.');
  await nutritionist.getByRole('switch', { name: 'The client reads it' }).check();
  await press(nutritionist, 'Sign');
  await press(nutritionist.getByRole('alertdialog'), 'Sign');
  const note = card(nutritionist, 'Notes').getByRole('listitem').filter({ hasText: 'Oats before nine.' });
  await expect(note).toContainText('Read by the client');
  await expectNoViolation(nutritionist);
  await nutritionist.setViewportSize({ width: 320, height: 740 });
  expect(await smallTargets(nutritionist)).toEqual([]);
  expect(await widthOfPage(nutritionist)).toBeLessThanOrEqual(320);
  await nutritionist.context().setOffline(false);
  await isSynced(nutritionist);

  const client = await device('client@demo.test');
  await enter(client, 'client@demo.test');
  await open(client, '/care');
  const shared = card(client, 'Notes for me').getByRole('listitem').filter({ hasText: 'Oats before nine.' });
  await expect(shared).toContainText('Signed by');
  await expect(main(client)).not.toContainText('Slept badly');
  await isSynced(client);
  await expectNoViolation(client);
  await workerIsReady(client);
  await client.context().setOffline(true);
  await open(client, '/care');
  await expect(shared).toBeVisible();

  await note.getByRole('button', { name: 'Add to it' }).click();
  await nutritionist.getByRole('textbox', { name: 'What is to be added' }).fill('Akara is fine too.');
  await press(nutritionist, 'Sign');
  await press(nutritionist.getByRole('alertdialog'), 'Sign');
  await expect(note).toContainText('Akara is fine too.');
  await isSynced(nutritionist);
  await client.context().setOffline(false);
  await expect(shared).toContainText('Akara is fine too.');
});
