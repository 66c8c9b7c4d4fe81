import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, keptDrafts, press, rowsIn, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function openRecord(page: Page, email: string, name: RegExp): Promise<void> {
  await enter(page, email);
  await open(page, '/clients');
  await isSynced(page);
  await workerIsReady(page);
  await page.getByRole('main').getByRole('link', { name }).click();
}

async function sign(page: Page): Promise<void> {
  await press(page, 'Sign');
  await press(page.getByRole('alertdialog'), 'Sign');
}

test('a doctor signs limits and a prescription in a basement, the client takes the medicine over in another, and the trainer reads the limits alone', async ({
  device,
}) => {
  const doctor = await device('doctor@demo.test');
  await openRecord(doctor, 'doctor@demo.test', /^Chinedu/);
  await doctor.context().setOffline(true);
  const papers = card(doctor, 'Signed for the client');
  await doctor.getByRole('tab', { name: 'Papers' }).click();
  await press(papers, 'Sign something');
  await press(papers, 'No running');
  await papers.getByRole('textbox', { name: 'Heart rate at most' }).fill('132');
  await papers.getByRole('textbox', { name: 'In words' }).fill('Rest when dizzy');
  await expect
    .poll(() => keptDrafts(doctor, 'paper:'))
    .toContainEqual(expect.objectContaining({ body: 'Rest when dizzy' }));
  await sign(doctor);
  await expect(papers).toContainText('Heart rate at most 132 a minute');
  await press(papers, 'Sign something');
  await press(papers, 'Prescription');
  await box(papers, 'Medicine').fill('Lisinopril');
  await box(papers, 'Dose').fill('10 mg, 1 tablet');
  await expectNoViolation(doctor);
  await sign(doctor);
  await expect(papers.getByRole('listitem').filter({ hasText: 'Lisinopril' })).toContainText('Every day at 08:00');
  await doctor.getByRole('tab', { name: 'Health' }).click();
  await expect(card(doctor, 'Problems and allergies')).toContainText('High blood pressure · I10');
  await expect(card(doctor, 'Vitals and laboratory over time').getByRole('figure')).toBeVisible();
  await expectNoViolation(doctor);
  await doctor.setViewportSize({ width: 320, height: 740 });
  expect(await smallTargets(doctor)).toEqual([]);
  expect(await widthOfPage(doctor)).toBe(320);
  await doctor.context().setOffline(false);
  await isSynced(doctor);

  const client = await device('chinedu@demo.test');
  await enter(client, 'chinedu@demo.test');
  await open(client, '/care');
  const mine = card(client, 'Signed for me');
  await expect(mine).toContainText('Rest when dizzy');
  await isSynced(client);
  await workerIsReady(client);
  await client.context().setOffline(true);
  await open(client, '/care');
  const script = mine.getByRole('listitem').filter({ hasText: 'Lisinopril' });
  await press(script, 'Add to my medicines');
  await expect(script.getByRole('link', { name: 'Among my medicines' })).toBeVisible();
  await expectNoViolation(client);
  await client.setViewportSize({ width: 320, height: 740 });
  expect(await smallTargets(client)).toEqual([]);
  expect(await widthOfPage(client)).toBe(320);
  await script.getByRole('link', { name: 'Among my medicines' }).click();
  await expect(client.getByRole('main')).toContainText('Lisinopril');
  await expect(client.getByRole('main')).toContainText('prescribed by');
  await open(client, '/workouts');
  await expect(client.getByRole('main')).toContainText('Heart rate at most 132 a minute');

  const trainer = await device('trainer@demo.test');
  await openRecord(trainer, 'trainer@demo.test', /^Chinedu/);
  await trainer.getByRole('tab', { name: 'Program' }).click();
  await expect(card(trainer, 'Program')).toContainText('Rest when dizzy');
  await expect(trainer.getByRole('tab', { name: 'Papers' })).toHaveCount(0);
  const held = JSON.stringify(await rowsIn(trainer, 'care_papers'));
  expect(held).toContain('Rest when dizzy');
  expect(held).not.toContain('Lisinopril');
});
